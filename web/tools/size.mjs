/** What a first visit loads, compressed: the page and, at most, every script and style there is. Ends with 1 above the limit. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const built = new URL("../../src/tidewood/server/static/", import.meta.url);
const files = ["index.html", ...readdirSync(new URL("assets/", built)).map((name) => `assets/${name}`)];
const sizes = files.map((name) => ({ name, size: gzipSync(readFileSync(new URL(name, built))).length }));
const total = sizes.reduce((sum, { size }) => sum + size, 0);

for (const { name, size } of sizes) console.log(`${String(size).padStart(8)}  ${name}`);
console.log(`${String(total).padStart(8)}  together, of ${LIMIT}`);
process.exitCode = total > LIMIT ? 1 : 0;
