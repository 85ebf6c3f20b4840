import { HttpTimestampAuthority, type TimestampAuthority } from '@libpdf/core';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';
import { cryptoEngine } from './crypto-engine.ts';

/** Its content taken as plain data: the library else wants the bytes that were stamped, and a digest is all there is. */
const PLAIN_DATA = ContentInfo.DATA;

/** Whether a time stamp (a DER token of RFC 3161) is about this digest, and its signature right. Never throws. */
async function isStampOf(token: Uint8Array, digest: Uint8Array): Promise<boolean> {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(token)).content });
    const content = signed.encapContentInfo.eContent;
    if (!content) return false;
    const { messageImprint } = TSTInfo.fromBER(content.getValue());
    const stamped = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
    if (!stamped.equals(digest)) return false;
    signed.encapContentInfo.eContentType = PLAIN_DATA;
    return await signed.verify({ signer: 0 }, cryptoEngine);
  } catch {
    return false;
  }
}

/** An answer takes well below a second; the job tries again later. */
const TIMEOUT_MS = 10_000;

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
  const authority = new HttpTimestampAuthority(url.href, { timeout: TIMEOUT_MS, headers });
  return {
    async timestamp(digest, algorithm) {
      const stamp = await authority.timestamp(digest, algorithm).catch((error: unknown) => {
        throw new Error(`TSA_URL: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (!(await isStampOf(stamp, digest)))
        throw new Error('TSA_URL: the response of the authority is not a time stamp of these bytes');
      return stamp;
    },
  };
}
