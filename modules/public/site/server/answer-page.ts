import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedIn } from '#modules/public/content/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { markTexts } from '#platform/common/i18n/marks.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { chosenLanguage, languageCookie } from '#platform/server/http/visitor-language.ts';
import type { SiteAssets, SiteInput, SitePage } from '../rules/page.ts';
import type { SiteDeps } from './deps.ts';
import { type DrawnPage, drawnPage } from './drawn-page.ts';
import type { Asked, Loaded, Shown } from './loader.ts';
import type { Render } from './render.ts';
import { sendPage } from './send-page.ts';

export type Site = { deps: SiteDeps; render: Render; assets: SiteAssets };

/** Control characters mean nothing in an address, and PostgreSQL refuses some of them. */
export const clean = (value: unknown): string => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.replace(/[\u0000-\u001f\u007f]/g, '') : '';
};

const cleanAll = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, clean(value)]));

/** Single values without control characters, and the language apart. */
export function askedOf(request: FastifyRequest): Asked {
  const { lang: _, ...Query } = cleanAll(request.query);
  return { Params: cleanAll(request.params), Query };
}

/** Loads a page and answers it in the reader's language; what fails is a page too. */
export async function answerPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  load: (asked: Asked) => Promise<Loaded>,
): Promise<FastifyReply> {
  const asked = askedOf(request);
  const language = keepLanguage(site.deps, request, reply);
  const loaded = await loadSafely(request, () => load(asked));
  if ('Redirect' in loaded)
    return reply
      .header('cache-control', 'no-cache')
      .redirect(loaded.Redirect, loaded.IsAfterPost ? 303 : 302);
  const isMarked = isMarkedFor(request);
  if (isMarked) reply.header('x-robots-tag', 'noindex');
  const path = loaded.Path ?? pathOf(request, asked.Query);
  const closed = closedAnnouncements(request);
  const page = await draw(site, loaded, { path, language, isMarked, closed });
  return sendPage(request, reply, language, page);
}

/** Every text says its key behind itself, for who translates on the page. */
export const isMarkedFor = (request: FastifyRequest): boolean => cleanAll(request.query).marked === '1';

/** Loads and draws a page that leads nowhere else. */
export async function drawLoaded(
  site: Site,
  request: FastifyRequest,
  { load, path, language }: { load: () => Promise<Shown>; path: string; language: Language },
): Promise<DrawnPage> {
  return draw(site, await loadSafely(request, load), {
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

type How = {
  path: string;
  language: Language;
  isMarked: boolean;
  /** Announcements that this browser has closed. */
  closed: ReadonlySet<string>;
};

export const closedAnnouncements = ({ headers }: FastifyRequest): ReadonlySet<string> =>
  new Set(closedIn(headers.cookie ?? ''));

async function draw(site: Site, loaded: Shown, how: How): Promise<DrawnPage> {
  const wait = loaded.RetryAfter ?? (loaded.Status === 503 ? 5 : undefined);
  const html = site.render(await inputOf(site, loaded.Page, how));
  return drawnPage(loaded.Status ?? 200, html, wait);
}

/** The language to answer in; one that was chosen in the address is remembered. */
function keepLanguage(deps: SiteDeps, request: FastifyRequest, reply: FastifyReply): Language {
  const kept = languageKept(deps, request);
  if (kept) reply.header('set-cookie', kept);
  return languageFor(request);
}

/** The cookie that remembers a language which was chosen in the address. */
export const languageKept = (
  { publicUrl }: Pick<SiteDeps, 'publicUrl'>,
  request: FastifyRequest,
): string | null => (cleanAll(request.query).lang ? languageCookie(languageFor(request), publicUrl) : null);

/** The language of an address, else the remembered one, else EN. */
export function languageFor(request: FastifyRequest): Language {
  const { lang } = cleanAll(request.query);
  return chosenLanguage(lang, request.headers.cookie ?? '');
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  Address: request.ip,
  Language: languageFor(request),
});

/** Path and query as requested, without the language, and without a host that was prepended manually. */
function pathOf(request: FastifyRequest, query: Asked['Query']): string {
  const path = new URL(request.url, 'http://x').pathname;
  const params = new URLSearchParams(query);
  return params.size === 0 ? path : `${path}?${params}`;
}

export async function inputOf(
  { deps, assets }: Site,
  page: SitePage,
  { path, language, isMarked, closed }: How,
): Promise<SiteInput> {
  const { Name, Brand, CookieVersion, IsDemo } = await deps.config();
  // A page without them is better than none.
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
