/**
 * Renders the public page of a content draft or version for the preview in the content pages, as readers
 * would see it, without scripts.
 */
import { join } from 'node:path';
import type { ContentKind, ContentOf, contentPreviewRoutes } from '#modules/public/content/rules/index.ts';
import {
  fillContent,
  findContent,
  type LoadedContent,
  loadContent,
} from '#modules/public/content/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { inputOf } from './answer-page.ts';
import { readAssets } from './assets.ts';
import type { SiteDeps } from './deps.ts';
import { DIST } from './dist.ts';
import { loaders } from './loaders.ts';
import { portalDeps } from './portal-deps.ts';
import { loadRender } from './render.ts';

const PAGES = {
  TERMS: 'terms',
  PRIVACY: 'privacy',
  COOKIES: 'privacy',
  FAQ: 'faq',
  HOME: 'home',
  ANNOUNCEMENTS: 'home',
} as const satisfies Record<ContentKind, keyof typeof loaders>;

/** Returns the public page as readers would get it, rendered by the same code. */
export async function previewContent(
  context: Context<typeof contentPreviewRoutes.preview>,
): Promise<DataOf<typeof contentPreviewRoutes.preview>> {
  const { Kind, VersionId, Language } = context.query;
  const content = (await findContent(context.db, Kind, VersionId)) ?? fail('ERR_NOT_FOUND');
  const name = PAGES[Kind];
  const deps = depsWith(context, Kind, fillContent(Kind, content), VersionId ?? '…');
  const loaded = await loaders[name]({ Params: {}, Query: {} }, deps);
  if (!('Page' in loaded)) return fail('ERR_NOT_FOUND');
  const how = { path: `/${name}`, language: Language, isMarked: false, closed: new Set<string>() };
  const site = { deps, render: await loadRender(DIST), assets: await readAssets(join(DIST, 'client')) };
  return { Html: withoutScripts(site.render(await inputOf(site, loaded.Page, how))) };
}

/** Removes scripts, as the preview must not run code. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** The portal's data sources, with this content instead of the content in force. */
function depsWith<K extends ContentKind>(
  portal: Portal,
  kind: K,
  content: ContentOf<K>,
  VersionId: string,
): SiteDeps {
  const at = new Date();
  const own = portalDeps(portal);
  const shown = { VersionId, EffectiveAt: at, Saved: at };
  return {
    ...own,
    content: async <A extends ContentKind>(requestedKind: A): Promise<LoadedContent<A>> =>
      requestedKind === (kind as ContentKind)
        ? { Kind: requestedKind, ...shown, Content: content as ContentOf<ContentKind> as ContentOf<A> }
        : loadContent(portal.db, requestedKind),
    legalText: async (requestedKind) =>
      requestedKind === (kind as ContentKind)
        ? { Kind: requestedKind, Text: content as Localized, VersionId, Since: hongKongDate(at) }
        : own.legalText(requestedKind),
    announcements: async () =>
      kind === 'ANNOUNCEMENTS' ? (content as ContentOf<'ANNOUNCEMENTS'>).Items : own.announcements(),
  };
}
