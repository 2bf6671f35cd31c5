import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores([
    "node_modules",
    ".svelte-kit",
    "src/net/wire.ts",
    "src/games/*/view.ts",
    "src/games/*/events.ts",
    "src/games/*/decisions.ts",
    "src/games/*/facts.ts",
  ]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js"] },
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // The compiler knows every name there is, types included.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "no-var": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Svelte drops a plain space at the edge of a block; {" "} stays.
      "svelte/no-useless-mustaches": "off",
      // State is replaced whole here ($state.raw, $derived), and what nobody watches is a plain Map.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/explicit-function-return-type": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts", "**/*.dom.test.ts"],
    rules: {
      // ESLint takes whatever comes from an imported component for `any`; svelte-check knows its type.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
