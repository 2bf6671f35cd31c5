import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.TIDEWOOD_SERVER ?? "http://127.0.0.1:8765";
const WIDGETS = "src/**/*.dom.test.ts";
const STATIC = "../src/tidewood/server/static";

/** What is compressed by itself in blocks of this size, as a power of two; 0: the compressor chooses. */
const BLOCKS = [0, 16];

/** Beside each file a smaller one for browsers that read Brotli; the server makes the others itself. */
function squeezed(): Plugin {
  return {
    name: "squeezed",
    apply: "build",
    writeBundle() {
      const folder = join(import.meta.dirname, STATIC, "assets");
      for (const file of readdirSync(folder)) {
        if (/\.(js|css|svg)$/.test(file)) {
          const whole = readFileSync(join(folder, file));
          const tries = BLOCKS.map((size) =>
            brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_LGBLOCK]: size } }),
          );
          writeFileSync(
            join(folder, `${file}.br`),
            tries.reduce((least, one) => (one.length < least.length ? one : least)),
          );
        }
      }
    },
  };
}

/** What is loaded with the page of any table, whichever game is played there. */
const EVERYWHERE = join(import.meta.dirname, "src", "games", "index.ts");

/** All that a module needs at once. */
function needs(id: string, now: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  found.add(id);
  for (const next of now.getModuleInfo(id)?.importedIds ?? []) if (!found.has(next)) needs(next, now, found);
  return found;
}

/** What several parts of a game need is one file: as many small ones it would be an eighth larger, compressed. */
function gameOf(id: string, now: Rolldown.ChunkingContext): string | null {
  const game = /\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? null;
  return game && needs(EVERYWHERE, now).has(id) ? null : game;
}

export default defineConfig({
  plugins: [svelte(), squeezed()],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    manifest: true, // by it tests tell what each game loads
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: gameOf, minShareCount: 2 }] },
      },
    },
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
