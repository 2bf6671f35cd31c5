import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env.TIDEWOOD_SERVER ?? "http://127.0.0.1:8765";
const WIDGETS = "src/**/*.dom.test.ts";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tidewood/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    projects: [
      { extends: true, test: { name: "logic", include: ["src/**/*.test.ts"], exclude: [WIDGETS] } },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: { name: "widgets", include: [WIDGETS], environment: "jsdom", setupFiles: ["src/testing/dom.ts"] },
      },
    ],
  },
});
