import '../compose.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from './documents.ts';

/** `npm run docs` writes docs/generated; with `--check` it only says which file is not what the tables say. */
const folder = join(import.meta.dirname, '../../../docs/generated');

const stale = Object.entries(documents()).filter(([name, text]) => textOf(name) !== text);

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`docs/generated/${name} is stale; npm run docs writes it anew`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of stale) {
    writeFileSync(join(folder, name), text);
    console.log(`docs/generated/${name}`);
  }
}

function textOf(name: string): string | null {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return null;
  }
}
