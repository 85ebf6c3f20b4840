/**
 * Reads the built scripts, styles and fonts of the public site and of app modules from Vite's manifest, and
 * lists the root files; throws an error if they are not built.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SiteAssets } from '../rules/page.ts';

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'modules/public/site/web/entry-client.tsx';
/** The two fonts used on every page; the others are loaded when needed. */
const FONTS = /\/(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/;

export const notBuilt = (missing: string): Error =>
  new Error(`The web pages are not built: ${missing} is missing. Run "npm run build" first.`);

/** Script, styles and fonts of the public site. */
export async function readAssets(client: string): Promise<SiteAssets> {
  const manifest = await readManifest(client, ENTRY);
  const entry = manifest[ENTRY] as Chunk;
  const chunks = withImports(manifest, ENTRY);
  return {
    Script: `/${entry.file}`,
    Styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
    Preload: unique(chunks.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
    Fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) => FONTS.test(file)),
  };
}

const unique = (files: string[]): string[] => [...new Set(files)].map((file) => `/${file}`);

/** Styles of a module and its imports as one text, without those of the module `without`. */
export async function stylesOf(built: string, module: string, without?: string): Promise<string> {
  const manifest = await readManifest(built, module);
  const of = (name: string) => withImports(manifest, name).flatMap((chunk) => chunk.css ?? []);
  const there = new Set(without === undefined ? [] : of(without));
  const files = [...new Set(of(module))].filter((file) => !there.has(file));
  return (await Promise.all(files.map((file) => readFile(join(built, file), 'utf8')))).join('');
}

/** Addresses of a module's scripts; empty if it is not built. */
export async function scriptsOf(built: string, module: string): Promise<string[]> {
  const chunks = withImports(await readManifest(built), module);
  return unique(chunks.map((chunk) => chunk.file));
}

async function readManifest(built: string, entry?: string): Promise<Manifest> {
  const path = join(built, '.vite', 'manifest.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw notBuilt(path);
  });
  const manifest = namedFromCheckout(JSON.parse(text) as Manifest);
  if (entry && !manifest[entry]) throw notBuilt(`${entry} in ${path}`);
  return manifest;
}

/** Converts Vite's module names, relative to the web application, to paths in the repository. */
const namedFromCheckout = (manifest: Manifest): Manifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([name, chunk]) => [
      posix.join('apps/web', name),
      { ...chunk, imports: (chunk.imports ?? []).map((one) => posix.join('apps/web', one)) },
    ]),
  );

/** Lists a chunk after its imports, so that styles keep their order of precedence. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((one) => withImports(manifest, one, seen)), chunk];
}

/** Files at the root of the built site, such as boot.js and icons, except the app's page. */
export async function rootFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== 'index.html').map((entry) => entry.name);
}
