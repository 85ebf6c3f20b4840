import '../compose.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from './documents.ts';

/**
 * `npm run docs`: writes the generated documents; with `--check` it only reports which ones are out of date.
 */
const folder = join(import.meta.dirname, '../../../docs');

const stale = Object.entries(documents()).filter(([name, text]) => textOf(name) !== text);

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`docs/${name} is out of date; run npm run docs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(join(folder, 'generated'), { recursive: true });
  for (const [name, text] of stale) {
    writeFileSync(join(folder, name), text);
    console.log(`docs/${name}`);
  }
}

function textOf(name: string): string | null {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    // A document that cannot be read is written again.
    return null;
  }
}
