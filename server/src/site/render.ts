import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteInput } from '@assay/shared/site/page.ts';
import { notBuilt } from './assets.ts';

/** Draws one public page: facts in, the document's HTML out. */
export type Render = (input: SiteInput) => string;

/** Loads the bundle that Vite built of the web's pages; an artifact, not an import of the other package. */
export async function loadRender(dist: string): Promise<Render> {
  const path = join(dist, 'server', 'entry-server.js');
  await access(path).catch(() => {
    throw notBuilt(path);
  });
  const bundle = (await import(pathToFileURL(path).href)) as { render?: Render };
  if (typeof bundle.render !== 'function') throw notBuilt(`"render" in ${path}`);
  return bundle.render;
}
