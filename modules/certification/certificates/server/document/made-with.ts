import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentTexts } from '#modules/certification/document-templates/texts/document.ts';

const resolve = createRequire(import.meta.url).resolve;
/** What draws: another version of one of them may set a page otherwise. */
const PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler',
  'qrcode',
  ...['source-serif-4', 'noto-serif-tc', 'noto-serif-sc', 'inter', 'noto-sans-tc', 'noto-sans-sc'].map(
    (family) => `@expo-google-fonts/${family}`,
  ),
];

/** What writes the days, compiles a page and finds its fonts; how the compiler's process is kept alive changes no page. */
const ELSEWHERE = [
  '#platform/common/format/day-text.ts',
  '#platform/server/pdf/do-work.ts',
  '#platform/server/pdf/font-folders.ts',
].map((name) => fileURLToPath(import.meta.resolve(name)));

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
    .sort();
  for (const path of files) hash.update(path.slice(import.meta.dirname.length)).update(readFileSync(path));
  for (const path of ELSEWHERE) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return version;
}
