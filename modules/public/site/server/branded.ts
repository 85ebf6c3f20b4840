import type { Configuration } from '#platform/common/session/configuration.ts';

const ICON = /<link rel="icon"[^>]*>/;

/**
 * A page of the app with the body's colours and icon in its head, so that nothing is painted in others first. What
 * goes in are numbers and keys of ours, never words.
 */
export function branded(html: string, { Css, Icon }: Configuration['Brand']): string {
  const own =
    Icon === null ? html : html.replace(ICON, () => `<link rel="icon" href="${Icon}" type="image/png" />`);
  return Css === null ? own : own.replace('</head>', () => `<style id="brand">${Css}</style></head>`);
}
