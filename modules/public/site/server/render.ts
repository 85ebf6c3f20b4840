import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedScreen } from '#platform/common/session/prerendered-screen.ts';
import type { InitialRender, UserRender } from '../rules/initial-render.ts';
import type { SiteInput } from '../rules/page.ts';
import { notBuilt } from './assets.ts';

/** Draws one public page: facts in, the document's HTML out. */
export type Render = (input: SiteInput) => string;

/** Draws what is seen of a page of the app before its scripts are there; null: nothing. */
export type RenderInitial = (sight: InitialRender) => Promise<string | null>;

/** The same for one person, with what was read for it; null: nothing. */
export type RenderForUser = (sight: UserRender) => Promise<PrerenderedScreen | null>;

export const loadRender = (dist: string): Promise<Render> => load(dist, 'entry-server.js', 'render');
export const loadRenderInitial = (dist: string): Promise<RenderInitial> =>
  load(dist, 'entry-drawn.js', 'prerender');
export const loadRenderForUser = (dist: string): Promise<RenderForUser> =>
  load(dist, 'entry-own.js', 'prerenderForUser');

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
