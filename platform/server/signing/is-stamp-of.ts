import { ContentInfo, SignedData, TSTInfo } from 'pkijs';
import { cryptoEngine } from './crypto-engine.ts';

/** Its content taken as plain data: the library else wants the bytes that were stamped, and a digest is all there is. */
const PLAIN_DATA = ContentInfo.DATA;

/** Whether a time stamp (a DER token of RFC 3161) is about this digest, and its signature right. Never throws. */
export async function isStampOf(token: Uint8Array, digest: Uint8Array): Promise<boolean> {
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
