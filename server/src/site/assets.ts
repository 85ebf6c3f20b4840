import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteAssets } from '@assay/shared/site/page.ts';

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'src/site/entry-client.tsx';
/** The two faces that every page shows at once; the others are fetched when a text needs them. */
const FONTS = /\/(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/;

export const notBuilt = (missing: string): Error =>
  new Error(`The web pages are not built: ${missing} is missing. Run "npm run build" first.`);

/** The addresses of the public site's script, styles and fonts, from Vite's manifest. */
export async function readAssets(client: string): Promise<SiteAssets> {
  const path = join(client, '.vite', 'manifest.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw notBuilt(path);
  });
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw notBuilt(`${ENTRY} in ${path}`);
  const chunks = withImports(manifest, ENTRY);
  const address = (file: string) => `/${file}`;
  const unique = (files: string[]) => [...new Set(files)].map(address);
  return {
    Script: address(entry.file),
    Styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
    Preload: unique(chunks.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
    Fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) => FONTS.test(file)),
  };
}

/** A chunk after all that it imports, so that styles keep the order in which they override. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((one) => withImports(manifest, one, seen)), chunk];
}

/** Files that lie at the root of the built site: boot.js, icons. The app's page is not one of them. */
export async function rootFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== 'index.html').map((entry) => entry.name);
}
