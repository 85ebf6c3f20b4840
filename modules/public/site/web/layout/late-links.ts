import type { SiteAssets } from '../../rules/page.ts';

/**
 * What the page needs after it can be read. React writes such links before everything else of the head, wherever they
 * stand, and a browser that fetches fonts and scripts first shows nothing meanwhile: so they are written by hand, at
 * the head's end, and marked as what can wait.
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
