/**
 * Builds the app's HTML frame from the Vite output with slots for prerendered content, which is painted
 * before scripts and the app's styles have loaded.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '#platform/common/access/roles.ts';
import { screens } from '#platform/common/access/screens.ts';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { PRERENDER_MODULE, PRERENDERED_SCREENS } from './answer-for-user.ts';
import { scriptsOf, stylesOf } from './assets.ts';

export type PrerenderedContent = {
  /** Path of the screen. */
  Path: string;
  Language: Language;
  Title: string;
  /**
   * The audience of this page: `session`, signed-in users, all others are redirected to sign in immediately; `child`, the same,
   * but the guard decides the target; `login`, users who are not signed in; `open`, both.
   */
  For: 'session' | 'child' | 'login' | 'open';
  /** Roles that may open the screen; null for everyone in the audience. */
  Roles: readonly Role[] | null;
  /** Content shown before the app has loaded. */
  Html: string;
};

/** The app's page as built, and a function that inserts prerendered content. */
export type AppFrame = { Empty: string; filled: (sight: PrerenderedContent) => string };

/** The most common first screens: their code is loaded in parallel with that of the app. */
const FIRST_SCREENS = {
  [screens.login.Path]: 'modules/identity/sign-in/web/login-page.tsx',
  [screens.dashboard.Path]: 'modules/operations/dashboards/web/dashboard-page.tsx',
} as const;

const FIRST_MODULE = 'apps/web/prerender/entry-server.tsx';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Preloads the app's texts: a third of the size of its scripts, and otherwise requested last. */
const textsLink = (language: Language): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="low" href="/api${textRoutes.public.path}?LanguageCode=${language}">`;

const scriptLink = (address: string): string =>
  `<link fetchpriority="low" rel="modulepreload" crossorigin href="${address}">`;

/**
 * Reads the built page. Scripts and the app's styles load after the first paint: the styles are placed after
 * the content, so that the browser loads them with the scripts.
 */
export async function readAppFrame(dist: string): Promise<AppFrame> {
  const Empty = await readFile(join(dist, 'client', 'index.html'), 'utf8');
  const styles = /\s*<link rel="stylesheet"[^>]*>/g;
  const late = (Empty.match(styles) ?? []).join('');
  // Inlined without a further request, as these styles are a tenth of the app's.
  const entry = await stylesOf(join(dist, 'server'), FIRST_MODULE);
  const first = `<style>${entry}</style>`;
  const own = `<style>${await stylesOf(join(dist, 'server'), PRERENDER_MODULE, FIRST_MODULE)}</style>`;
  const head = Empty.replace(styles, '')
    .replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"')
    .replaceAll('<script type="module"', '<script fetchpriority="low" type="module"')
    .replace('</title>', () => `</title>${first}`);
  const built = join(dist, 'client');
  const links = new Map<string, string>();
  for (const [path, module] of Object.entries(FIRST_SCREENS)) {
    const more = (await scriptsOf(built, module)).filter((script) => !Empty.includes(script));
    links.set(path, more.map(scriptLink).join(''));
  }
  return {
    Empty,
    filled: ({ Path, Language, Title, For, Roles, Html }) =>
      head
        .replace(
          /<html[^>]*>/,
          `<html lang="${LANGUAGE_TAGS[Language]}" data-rendered="" data-for="${For}"${Roles ? ` data-roles="${Roles.join(' ')}"` : ''}${PRERENDERED_SCREENS.includes(Path) ? ' data-own=""' : ''}>`,
        )
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(Title)}</title>`)
        .replace('</head>', () => (PRERENDERED_SCREENS.includes(Path) ? `${own}</head>` : '</head>'))
        .replace('</head>', () => `${links.get(Path) ?? ''}${textsLink(Language)}</head>`)
        .replace(
          /<div id="root">.*<\/div>/,
          () => `<div id="drawn" data-drawn="${For}">${Html}</div><div id="root" hidden></div>${late}`,
        ),
  };
}
