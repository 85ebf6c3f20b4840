/** Fingerprint of the page renderer, stored with documents to know which ones can be reproduced exactly. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontVersions } from '#platform/server/pdf/font-folders.ts';
import { certificateDocumentTexts } from '../../texts/document.ts';

const resolve = createRequire(import.meta.url).resolve;
/** Packages that draw the page; another version of one may change its layout. */
const PACKAGES = ['@myriaddreamin/typst-ts-node-compiler', 'qrcode'];

/** Code that lays out and compiles a page or formats its dates. */
const PLATFORM = join(import.meta.dirname, '../../../../../platform');
const FOLDERS = [import.meta.dirname, join(PLATFORM, 'server/pdf')];
const DAYS = join(PLATFORM, 'common/format/day-text.ts');
/** Excluded: code that only manages the compiler's process does not affect the page. */
const PROCESS = /(ask-compiler|compile-child|compiler-stopped|open-compiler|limits|protocol)\.ts$/;

let cache: string | undefined;

/**
 * Identifies everything besides the facts that determines the appearance of a page: code, template parts,
 * texts, compiler and fonts. Pages generated with the same fingerprint must be reproducible byte for byte.
 */
export function rendererFingerprint(): string {
  cache ??= fingerprint();
  return cache;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(certificateDocumentTexts));
  for (const name of PACKAGES) hash.update(`${name} ${versionOf(name)}\n`);
  for (const font of fontVersions) hash.update(`${font}\n`);
  for (const folder of FOLDERS)
    for (const path of filesIn(folder)) hash.update(path.slice(folder.length)).update(readFileSync(path));
  hash.update(readFileSync(DAYS));
  return hash.digest('hex').slice(0, 32);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !PROCESS.test(path))
    .sort();

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return version;
}
