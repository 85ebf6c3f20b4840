import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentTexts } from '@assay/shared/translation/document.ts';

const resolve = createRequire(import.meta.url).resolve;
/** What draws: another version of one of them may set a page otherwise. */
const PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler',
  'qrcode',
  ...['source-serif-4', 'noto-serif-tc', 'noto-serif-sc', 'inter', 'noto-sans-tc', 'noto-sans-sc'].map(
    (family) => `@expo-google-fonts/${family}`,
  ),
];

/** What writes the days is not ours alone. */
const DAYS = fileURLToPath(import.meta.resolve('@assay/shared/format/day-text.ts'));

let known: string | undefined;

/**
 * Names everything beside the facts that decides how a page looks: code, template parts, texts, compiler and fonts.
 * Pages that were made with the same have to be the same again, byte for byte.
 */
export function madeWith(): string {
  known ??= fingerprint();
  return known;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(documentTexts));
  for (const name of PACKAGES) hash.update(`${name} ${versionOf(name)}\n`);
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // How the compiler's process is kept alive says nothing about the page.
    .filter((path) => !path.startsWith(join(import.meta.dirname, 'process')) || path.endsWith('do-work.ts'))
    .sort();
  for (const path of files) hash.update(path.slice(import.meta.dirname.length)).update(readFileSync(path));
  hash.update(readFileSync(DAYS));
  return hash.digest('hex').slice(0, 32);
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return version;
}
