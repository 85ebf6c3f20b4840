import type { SiteAssets } from '../../rules/page.ts';

/**
 * Preload links for fonts and scripts as HTML. React would move such links to the start of the head, where
 * browsers load them before showing anything, so they are written manually at the end of the head and marked
 * as low priority.
 */
export const lateLinks = ({ Fonts, Preload }: SiteAssets): string =>
  [
    ...Fonts.map(
      (font) => `rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${font}"`,
    ),
    ...Preload.map((script) => `rel="modulepreload" href="${script}"`),
  ]
    .map((link) => `<link ${link} fetchpriority="low"/>`)
    .join('');
