import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Thousands of rules and nodes carry these names; short ones save each game half a kilobyte, compressed.
    cssHash: ({ css, hash }) => `s${hash(css).slice(0, 4)}`,
  },
};
