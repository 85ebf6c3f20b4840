/**
 * Client of an RFC 3161 time stamp authority, used when PDFs are signed; a stamp for other bytes or without
 * a valid signature is refused.
 */
import { HttpTimestampAuthority, type TimestampAuthority } from '@libpdf/core';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';
import { cryptoEngine } from './crypto-engine.ts';

/**
 * Treats the content as plain data: otherwise the library requires the stamped bytes, but only their digest
 * is available.
 */
const PLAIN_DATA = ContentInfo.DATA;

/** Whether a time stamp (a DER token of RFC 3161) is for this digest and correctly signed. Never throws. */
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
    // Not a readable time stamp: the caller refuses it.
    return false;
  }
}

/** Timeout: a response takes well below a second, and the job retries later. */
const TIMEOUT_MS = 10_000;

/**
 * Creates a client of the RFC 3161 authority at an address (`https://user:password@…` for authentication).
 * Its responses are checked before use: a stamp of other bytes or without a valid signature is rejected.
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
