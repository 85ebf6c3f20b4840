import type { SiteAssets, SiteInput, SitePage } from '@assay/shared/site/page.ts';
import { textsOf } from '@assay/shared/translation/catalogue.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@assay/shared/translation/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDeps, Visitor } from './deps.ts';
import { chosenLanguage, languageCookie } from './language.ts';
import type { Asked, Loaded } from './loaders.ts';
import type { Render } from './render.ts';

export type Site = { deps: SiteDeps; render: Render; assets: SiteAssets };

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Record<string, string>
>;

/** Control characters mean nothing in an address, and PostgreSQL refuses some of them. */
export const clean = (value: unknown): string => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.replace(/[\u0000-\u001f\u007f]/g, '') : '';
};

const cleanAll = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, clean(value)]));

/** Loads a page and answers it in the reader's language; what fails is a page too. */
export async function answerPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  load: (asked: Asked) => Promise<Loaded>,
): Promise<FastifyReply> {
  const { lang, ...query } = cleanAll(request.query);
  const language = languageFor(request);
  if (lang) reply.header('set-cookie', languageCookie(language));
  const loaded = await load({ Params: cleanAll(request.params), Query: query }).catch(
    (error: unknown): Loaded => {
      request.log.error({ err: error }, 'a public page could not be loaded');
      return { Page: { Name: 'fault' }, Status: 503 };
    },
  );
  if ('Redirect' in loaded)
    return reply
      .header('cache-control', 'no-cache')
      .redirect(loaded.Redirect, loaded.IsAfterPost ? 303 : 302);
  const wait = loaded.RetryAfter ?? (loaded.Status === 503 ? 5 : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  const path = loaded.Path ?? pathOf(request, query);
  return send(
    reply,
    loaded.Status ?? 200,
    language,
    site.render(await inputOf(site, loaded.Page, path, language)),
  );
}

/** The language of an address, else the remembered one, else the browser's. */
export function languageFor(request: FastifyRequest): Language {
  const { lang } = cleanAll(request.query);
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  return chosenLanguage(lang, cookie, accepted);
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  Address: request.ip,
  Language: languageFor(request),
});

/** Path and query as asked for, without the language. */
function pathOf(request: FastifyRequest, query: Asked['Query']): string {
  const path = request.url.split('?')[0] ?? '/';
  const params = new URLSearchParams(query);
  return params.size === 0 ? path : `${path}?${params}`;
}

async function inputOf(
  { deps, assets }: Site,
  page: SitePage,
  path: string,
  language: Language,
): Promise<SiteInput> {
  const { Name, CookieVersion, IsDemo } = await deps.config();
  return {
    Page: page,
    Path: path,
    Language: language,
    Texts: texts[language],
    Config: { Name, CookieVersion, IsDemo },
    PublicUrl: deps.publicUrl.replace(/\/+$/, ''),
    Assets: assets,
  };
}

const send = (reply: FastifyReply, status: number, language: Language, html: string): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', LANGUAGE_TAGS[language])
    .header('vary', 'Cookie, Accept-Language')
    .header('cache-control', 'private, no-cache')
    .send(html);
