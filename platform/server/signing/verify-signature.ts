/**
 * Verifies a PDF signed by the portal: whether the signature is valid and which bytes it covers, the signing
 * certificate, and the authority's time stamps. Read-only; never throws for malformed input.
 */
import { createHash } from 'node:crypto';
import { PDF, type PdfDict, PdfNumber } from '@libpdf/core';
import { type Certificate, ContentInfo, SignedData } from 'pkijs';
import { cryptoEngine } from './crypto-engine.ts';

export type VerifiedSignature = {
  /** The signature matches its certificate and every byte of the file up to its own end. */
  IsSound: boolean;
  /** SHA-256 of the signing certificate, lower-case hex; null without a signature. */
  Signer: string | null;
  /** Number of bytes covered by the signature. */
  Covers: number;
  /** Time confirmed by an authority's stamp on the signature. */
  StampedAt: Date | null;
  /** An authority has stamped the whole file after signing. */
  IsSealed: boolean;
};

const NOTHING: VerifiedSignature = {
  IsSound: false,
  Signer: null,
  Covers: 0,
  StampedAt: null,
  IsSealed: false,
};
const STAMP_ATTRIBUTE = '1.2.840.113549.1.9.16.2.14';
const STAMP_FORMAT = 'ETSI.RFC3161';

type Signed = { Bytes: ArrayBuffer; Contents: Uint8Array; Covers: number; IsStamp: boolean };

/** Checks the signature of a document issued by the portal. Read-only; never throws for malformed input. */
export async function verifySignature(file: Uint8Array): Promise<VerifiedSignature> {
  try {
    const all = await signaturesOf(file);
    const own = all.find((one) => !one.IsStamp);
    if (!own) return NOTHING;
    const seals = await Promise.all(all.filter((one) => one.IsStamp && one.Covers > own.Covers).map(isRight));
    return { ...(await looked(own)), Covers: own.Covers, IsSealed: seals.length > 0 && seals.every(Boolean) };
  } catch {
    // Not a readable PDF or signature: reported as no sound signature.
    return NOTHING;
  }
}

async function looked(own: Signed): Promise<Omit<VerifiedSignature, 'Covers' | 'IsSealed'>> {
  const signed = parse(own.Contents);
  const result = await signed
    .verify({ signer: 0, data: own.Bytes, extendedMode: true }, cryptoEngine)
    .catch(() => ({ signatureVerified: false, signerCertificate: null }));
  const certificate = result.signerCertificate ?? null;
  return {
    IsSound: result.signatureVerified === true && certificate !== null,
    Signer: certificate && fingerprint(certificate),
    StampedAt: await stampedAt(signed),
  };
}

const parse = (contents: Uint8Array): SignedData =>
  new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(contents)).content });

const fingerprint = (certificate: Certificate): string =>
  createHash('sha256')
    .update(new Uint8Array(certificate.toSchema().toBER(false)))
    .digest('hex');

const isRight = ({ Contents, Bytes }: Signed): Promise<boolean> =>
  parse(Contents)
    .verify({ signer: 0, data: Bytes }, cryptoEngine)
    // A signature that cannot be verified is not sound.
    .catch(() => false);

/** The time stamp covers the signature itself, so the signature cannot have been created later. */
async function stampedAt(signed: SignedData): Promise<Date | null> {
  const [signer] = signed.signerInfos;
  const stamp = signer?.unsignedAttrs?.attributes.find(({ type }) => type === STAMP_ATTRIBUTE)?.values[0];
  if (!signer || !stamp) return null;
  const token = new SignedData({ schema: new ContentInfo({ schema: stamp }).content });
  const data = Uint8Array.from(signer.signature.valueBlock.valueHexView).buffer;
  // A time stamp that cannot be verified is none.
  const result = await token.verify({ signer: 0, data, extendedMode: true }, cryptoEngine).catch(() => null);
  return result?.signatureVerified ? (result.date ?? null) : null;
}

async function signaturesOf(file: Uint8Array): Promise<Signed[]> {
  const form = (await PDF.load(file)).getForm();
  return (form?.getSignatureFields() ?? []).flatMap((field) => {
    const dict = field.getSignatureDict();
    return dict ? [signedBytes(file, dict)] : [];
  });
}

/** The range must be the file from its first byte, omitting only the signature itself. */
function signedBytes(file: Uint8Array, dict: PdfDict): Signed {
  const [from, end, again, rest] = (dict.getArray('ByteRange')?.toArray() ?? []).map((entry) =>
    entry instanceof PdfNumber ? entry.value : Number.NaN,
  );
  const Contents = dict.getString('Contents')?.bytes;
  if (from !== 0 || !end || !again || !rest || !Contents)
    throw new Error('the signed range does not start at the beginning of the file');
  const gap = Buffer.from(file.subarray(end, again)).toString('latin1');
  if (gap.toLowerCase() !== `<${Buffer.from(Contents).toString('hex')}>`)
    throw new Error('the signed range excludes more than the signature');
  const Covers = again + rest;
  if (Covers > file.byteLength) throw new Error('the signed range exceeds the file');
  const Bytes = new Uint8Array(end + rest);
  Bytes.set(file.subarray(0, end));
  Bytes.set(file.subarray(again, Covers), end);
  const IsStamp = dict.getName('SubFilter')?.value === STAMP_FORMAT;
  return { Bytes: Bytes.buffer, Contents, Covers, IsStamp };
}
