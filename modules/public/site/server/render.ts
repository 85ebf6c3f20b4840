/** Loads the web bundles that render public pages and the first view of app pages on the server. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedScreen } from '#platform/common/session/prerendered-screen.ts';
import type { InitialRender, UserRender } from '../rules/initial-render.ts';
import type { SiteInput } from '../rules/page.ts';
import { notBuilt } from './assets.ts';

/** Renders one public page as an HTML document. */
export type Render = (input: SiteInput) => string;

/** Renders the first view of an app page, shown before its scripts load; null: nothing to show. */
export type RenderInitial = (sight: InitialRender) => Promise<string | null>;

/** Renders the first view for a signed-in user, with the data read for it; null: nothing to show. */
export type RenderForUser = (sight: UserRender) => Promise<PrerenderedScreen | null>;

export const loadRender = (dist: string): Promise<Render> => load(dist, 'entry-server.js', 'render');
export const loadRenderInitial = (dist: string): Promise<RenderInitial> =>
  load(dist, 'entry-drawn.js', 'prerender');
export const loadRenderForUser = (dist: string): Promise<RenderForUser> =>
  load(dist, 'entry-own.js', 'prerenderForUser');

/** Loads a server bundle built by Vite; a build artefact, not an import from the web application. */
async function load<Draw>(dist: string, file: string, name: string): Promise<Draw> {
  const path = join(dist, 'server', file);
  await access(path).catch(() => {
    throw notBuilt(path);
  });
  const bundle = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  if (typeof bundle[name] !== 'function') throw notBuilt(`"${name}" in ${path}`);
  return bundle[name] as Draw;
}
