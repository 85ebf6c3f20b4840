/**
 * Loads, renders and sends a public page in the visitor's language, with an error page on failure; also
 * reads parameters, language and closed announcements from requests.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedIn } from '#modules/public/content/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { markTexts } from '#platform/common/i18n/marks.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { chosenLanguage, languageCookie } from '#platform/server/http/visitor-language.ts';
import type { SiteAssets, SiteInput, SitePage } from '../rules/page.ts';
import type { SiteDeps } from './deps.ts';
import type { Loaded, PageRequest, Shown } from './loader.ts';
import type { Render } from './render.ts';
import { type RenderedPage, renderedPage } from './rendered-page.ts';
import { sendPage } from './send-page.ts';

export type Site = { deps: SiteDeps; render: Render; assets: SiteAssets };

/**
 * First value without control characters, which are meaningless in addresses and partly refused by
 * PostgreSQL.
 */
export const clean = (value: unknown): string => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.replace(/[\u0000-\u001f\u007f]/g, '') : '';
};

const cleanAll = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, clean(value)]));

/** Parameters as single values without control characters; the language is excluded. */
export function requestOf(request: FastifyRequest): PageRequest {
  const { lang: _, ...Query } = cleanAll(request.query);
  return { Params: cleanAll(request.params), Query };
}

/** Loads and sends a page in the visitor's language; failures are shown as a page. */
export async function answerPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  load: (pageRequest: PageRequest) => Promise<Loaded>,
): Promise<FastifyReply> {
  const asked = requestOf(request);
  const language = rememberLanguage(site.deps, request, reply);
  const loaded = await loadSafely(request, () => load(asked));
  if ('Redirect' in loaded)
    return reply
      .header('cache-control', 'no-cache')
      .redirect(loaded.Redirect, loaded.IsAfterPost ? 303 : 302);
  const isMarked = isMarkedFor(request);
  if (isMarked) reply.header('x-robots-tag', 'noindex');
  const path = loaded.Path ?? pathOf(request, asked.Query);
  const closed = closedAnnouncements(request);
  const page = await renderPage(site, loaded, { path, language, isMarked, closed });
  return sendPage(request, reply, language, page);
}

/** Whether every text is rendered with its key, for translating on the page. */
export const isMarkedFor = (request: FastifyRequest): boolean => cleanAll(request.query).marked === '1';

/** Loads and renders a page that does not redirect. */
export async function renderLoaded(
  site: Site,
  request: FastifyRequest,
  { load, path, language }: { load: () => Promise<Shown>; path: string; language: Language },
): Promise<RenderedPage> {
  return renderPage(site, await loadSafely(request, load), {
    path,
    language,
    isMarked: false,
    closed: closedAnnouncements(request),
  });
}

const loadSafely = <L extends Loaded>(request: FastifyRequest, load: () => Promise<L>): Promise<L | Shown> =>
  load().catch((error: unknown): Shown => {
    request.log.error({ err: error }, 'a public page could not be loaded');
    return { Page: { Name: 'fault' }, Status: 503 };
  });

type RenderOptions = {
  path: string;
  language: Language;
  isMarked: boolean;
  /** Announcements that this browser has closed. */
  closed: ReadonlySet<string>;
};

export const closedAnnouncements = ({ headers }: FastifyRequest): ReadonlySet<string> =>
  new Set(closedIn(headers.cookie ?? ''));

async function renderPage(site: Site, loaded: Shown, how: RenderOptions): Promise<RenderedPage> {
  const wait = loaded.RetryAfter ?? (loaded.Status === 503 ? 5 : undefined);
  const html = site.render(await inputOf(site, loaded.Page, how));
  return renderedPage(loaded.Status ?? 200, html, wait);
}

/** Language of the response; a language selected in the address is remembered in a cookie. */
function rememberLanguage(deps: SiteDeps, request: FastifyRequest, reply: FastifyReply): Language {
  const cookie = languageCookieFor(deps, request);
  if (cookie) reply.header('set-cookie', cookie);
  return languageFor(request);
}

/** Cookie that remembers the language selected in the address. */
export const languageCookieFor = (
  { publicUrl }: Pick<SiteDeps, 'publicUrl'>,
  request: FastifyRequest,
): string | null => (cleanAll(request.query).lang ? languageCookie(languageFor(request), publicUrl) : null);

/** Language from the address, or else from the cookie, or else EN. */
export function languageFor(request: FastifyRequest): Language {
  const { lang } = cleanAll(request.query);
  return chosenLanguage(lang, request.headers.cookie ?? '');
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  Address: request.ip,
  Language: languageFor(request),
});

/** Path and query as requested, without the language, and without a host that was prepended manually. */
function pathOf(request: FastifyRequest, query: PageRequest['Query']): string {
  const path = new URL(request.url, 'http://x').pathname;
  const params = new URLSearchParams(query);
  return params.size === 0 ? path : `${path}?${params}`;
}

export async function inputOf(
  { deps, assets }: Site,
  page: SitePage,
  { path, language, isMarked, closed }: RenderOptions,
): Promise<SiteInput> {
  const { Name, Brand, CookieVersion, IsDemo } = await deps.config();
  // If announcements cannot be loaded, the page is rendered without them.
  const announced = await deps.announcements().catch(() => []);
  const texts = textsOf(language);
  return {
    Page: page,
    Path: path,
    Language: language,
    Texts: isMarked ? markTexts(texts) : texts,
    Announcements: announced.filter(({ Key }) => !closed.has(Key)),
    Config: { Name: Name[language], Brand, CookieVersion, IsDemo },
    PublicUrl: deps.publicUrl.replace(/\/+$/, ''),
    Assets: assets,
  };
}
