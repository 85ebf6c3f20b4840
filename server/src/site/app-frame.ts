import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_TAGS, type Language } from '@assay/shared/translation/language.ts';
import { stylesOf } from './assets.ts';

type Sight = {
  Language: Language;
  Title: string;
  /**
   * Who this page is for: `session`, whoever is signed in, everybody else is led to sign in at once; `child`, the same,
   * but where to is the guard's business; `login`, whoever is not signed in; `open`, both.
   */
  For: 'session' | 'child' | 'login' | 'open';
  /** What is seen before the app is there. */
  Html: string;
};

/** The app's page as it was built, and the same with something to see in it. */
export type AppFrame = { Empty: string; filled: (sight: Sight) => string };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Scripts and the app's own styles wait until what is to be seen is painted: the styles stand behind it, where a
 * browser waits for them with the scripts and not with the page.
 */
export async function readAppFrame(dist: string): Promise<AppFrame> {
  const Empty = await readFile(join(dist, 'client', 'index.html'), 'utf8');
  const styles = /\s*<link rel="stylesheet"[^>]*>/g;
  const late = (Empty.match(styles) ?? []).join('');
  // A tenth of the app's: written into the page, they need no way to the server and back.
  const first = `<style>${await stylesOf(join(dist, 'server'), 'src/drawn/entry-server.tsx')}</style>`;
  const head = Empty.replace(styles, '')
    .replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"')
    .replaceAll('<script type="module"', '<script fetchpriority="low" type="module"')
    .replace('</title>', () => `</title>${first}`);
  return {
    Empty,
    filled: ({ Language, Title, For, Html }) =>
      head
        .replace(/<html[^>]*>/, `<html lang="${LANGUAGE_TAGS[Language]}" data-rendered="" data-for="${For}">`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(Title)}</title>`)
        .replace(
          /<div id="root">.*<\/div>/,
          () => `<div id="drawn" data-drawn="${For}">${Html}</div><div id="root" hidden></div>${late}`,
        ),
  };
}
