import { HttpTimestampAuthority, type TimestampAuthority } from '@libpdf/core';
import { isStampOf } from './is-stamp-of.ts';

/** An answer takes well below a second; the job tries again later. */
const PATIENCE_MS = 10_000;

/**
 * The RFC 3161 authority at an address (`https://user:password@…` where it wants to know who asks). What it answers
 * is looked at before it goes into a page: a stamp of other bytes, or one that is not signed, is none.
 */
export function timestampAuthority(address: string): TimestampAuthority {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const name = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers: Record<string, string> =
    username === '' ? {} : { authorization: `Basic ${Buffer.from(name).toString('base64')}` };
  const authority = new HttpTimestampAuthority(url.href, { timeout: PATIENCE_MS, headers });
  return {
    async timestamp(digest, algorithm) {
      const stamp = await authority.timestamp(digest, algorithm).catch((error: unknown) => {
        throw new Error(`TSA_URL: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (!(await isStampOf(stamp, digest)))
        throw new Error('TSA_URL: what the authority answered is no stamp of these bytes');
      return stamp;
    },
  };
}
