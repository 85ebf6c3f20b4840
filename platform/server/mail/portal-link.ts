import type { Settings } from '../configuration/settings.ts';

/** An address of the portal for a mail. Built from PUBLIC_URL only: no header of a request ever gets into a link. */
export function portalLink(
  settings: Settings,
  path: `/${string}`,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${settings.PUBLIC_URL}${path}${search && `?${search}`}`;
}
