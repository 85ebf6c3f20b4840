import type { Settings } from '../configuration/settings.ts';

/** Returns a portal URL for an email. Built from PUBLIC_URL only: request headers never influence a link. */
export function portalLink(
  settings: Settings,
  path: `/${string}`,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${settings.PUBLIC_URL}${path}${search && `?${search}`}`;
}
