import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SeenSight } from '#platform/common/session/seen-sight.ts';
import type { FirstSight, OwnSight } from '../rules/first-sight.ts';
import type { SiteInput } from '../rules/page.ts';
import { notBuilt } from './assets.ts';

/** Draws one public page: facts in, the document's HTML out. */
export type Render = (input: SiteInput) => string;

/** Draws what is seen of a page of the app before its scripts are there; null: nothing. */
export type DrawFirst = (sight: FirstSight) => Promise<string | null>;

/** The same for one person, with what was read for it; null: nothing. */
export type DrawOwn = (sight: OwnSight) => Promise<SeenSight | null>;

export const loadRender = (dist: string): Promise<Render> => load(dist, 'entry-server.js', 'render');
export const loadDrawFirst = (dist: string): Promise<DrawFirst> => load(dist, 'entry-drawn.js', 'drawFirst');
export const loadDrawOwn = (dist: string): Promise<DrawOwn> => load(dist, 'entry-own.js', 'drawOwn');

/** Loads a bundle that Vite built of the web's pages; an artifact, not an import of the other package. */
async function load<Draw>(dist: string, file: string, name: string): Promise<Draw> {
  const path = join(dist, 'server', file);
  await access(path).catch(() => {
    throw notBuilt(path);
  });
  const bundle = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  if (typeof bundle[name] !== 'function') throw notBuilt(`"${name}" in ${path}`);
  return bundle[name] as Draw;
}
