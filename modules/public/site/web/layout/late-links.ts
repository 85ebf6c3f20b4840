import type { SiteAssets } from '../../rules/page.ts';

/**
 * What the page needs after it can be read. React places such links before everything else in the head, wherever they are
 * rendered, and a browser that loads fonts and scripts first shows nothing until then: so they are written manually, at the end
 * of the head, and marked as deferrable.
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
