/**
 * Downloads the page of an external form for synchronisation, from the configured server only, with limits
 * on time and size and without access to the internal network.
 */
import type { IncomingMessage } from 'node:http';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { embedAddress, type MachForm } from './machform.ts';
import { guardedLookup, isPrivateHost, isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2_000_000;

/** `AWAY`: no response, or not an HTML page. `UNKNOWN`: the server has no such form. */
export type Fetched = { Html: string } | { Problem: 'AWAY' | 'UNKNOWN' };

/**
 * Reads a form's page from the configured server only: the URL consists of the setting and a number,
 * redirects are not followed, time and size are limited, and host names must not resolve to the internal
 * network.
 */
export function fetchForm({ Base }: MachForm, formId: string): Promise<Fetched> {
  if (!/^\d{1,10}$/.test(formId)) return Promise.resolve({ Problem: 'UNKNOWN' });
  const address = new URL(embedAddress(Base, formId, {}));
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const mayBeInner = isPrivateHost(host);
  // A literal IP address is not looked up, so it is checked here.
  if (isIP(host) && !mayBeInner && !isPublicAddress(host)) return Promise.resolve({ Problem: 'AWAY' });
  const send = address.protocol === 'https:' ? secure : plain;
  return new Promise((resolve) => {
    const away = () => resolve({ Problem: 'AWAY' });
    const request = send(
      address,
      {
        lookup: guardedLookup(mayBeInner),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'text/html', 'accept-encoding': 'identity' },
        agent: false,
      },
      (answer) => {
        read(answer)
          .then(resolve, away)
          .finally(() => answer.destroy());
      },
    );
    request.on('error', away);
    request.end();
  });
}

async function read(answer: IncomingMessage): Promise<Fetched> {
  if (answer.statusCode === 404 || answer.statusCode === 410) return { Problem: 'UNKNOWN' };
  const isPage = /^text\/html\b/i.test(answer.headers['content-type'] ?? '');
  if (answer.statusCode !== 200 || !isPage) return { Problem: 'AWAY' };
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > MAX_BYTES) return { Problem: 'AWAY' };
    parts.push(part);
  }
  return { Html: Buffer.concat(parts).toString('utf8') };
}
