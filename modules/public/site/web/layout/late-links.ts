import type { SiteAssets } from '../../rules/page.ts';

/**
 * Low-priority preload links for fonts and scripts at the end of a public page's head; React would move them
 * to its start, where browsers load them before showing anything.
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
