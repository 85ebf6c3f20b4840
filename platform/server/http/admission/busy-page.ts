/**
 * The "portal is busy, retry later" response as an HTML page in the visitor's language that reloads itself,
 * and the decision whether a request gets it instead of JSON.
 */
import type { IncomingMessage } from 'node:http';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { chosenLanguage } from '../visitor-language.ts';
import { pathOf } from './lanes.ts';

type Page = { Language: Language; Html: Buffer };

const renderedPages = new Map<string, Page>();

/** Whether the response is shown to a user as a page: a browser following a link or submitting a form. */
export const wantsPage = ({ url = '/', headers }: IncomingMessage): boolean =>
  !pathOf(url).startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/**
 * Returns the page: readable without scripts or other files, in the user's language, and reloading
 * automatically. A submitted form is only sent again by the user.
 */
export function busyPage({ method, url = '/', headers }: IncomingMessage, seconds: string): Page {
  const lang = /[?&]lang=([A-Za-z]{2,3})(?:&|$)/.exec(url)?.[1];
  const language = chosenLanguage(lang, headers.cookie ?? '');
  const isRead = method === 'GET' || method === 'HEAD';
  const key = `${language} ${isRead ? seconds : ''}`;
  const known = renderedPages.get(key);
  if (known) return known;
  const page = { Language: language, Html: Buffer.from(html(language, isRead ? seconds : null)) };
  renderedPages.set(key, page);
  return page;
}

function html(language: Language, seconds: string | null): string {
  const title = translate('BUSY_TITLE', language);
  const then =
    seconds === null ? translate('BUSY_NOT_SENT', language) : translate('BUSY_AGAIN', language, { seconds });
  return [
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    seconds === null ? '' : `<meta http-equiv="refresh" content="${seconds}">`,
    `<title>${title}</title><style>${STYLE}</style>`,
    `<main><h1>${title}</h1><p>${translate('ERR_UNAVAILABLE', language)}</p><p>${then}</p></main></html>`,
  ].join('');
}

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f7f8fa,#14171c)}',
  'body{font:1.0625rem/1.6 system-ui,sans-serif;color:light-dark(#1c2430,#e6e9ee)}',
  'main{box-sizing:border-box;width:100%;max-width:34rem;padding:2rem 1.5rem}',
  'h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}p{margin:0 0 .75rem}',
].join('');
