import type { IncomingMessage } from 'node:http';
import type { Settings } from '../configuration/settings.ts';

/**
 * Whether a connection comes from one of our own pages. Browsers always say where a page comes from when it opens a
 * socket; who says nothing is no browser, and needs a token like everybody else. Outside production the portal is
 * also opened under other names (127.0.0.1, a machine in the network).
 */
export function isOwnPage({ headers }: IncomingMessage, settings: Settings): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === new URL(settings.PUBLIC_URL).origin) return true;
  return settings.NODE_ENV !== 'production' && hostOf(origin) === headers.host;
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
