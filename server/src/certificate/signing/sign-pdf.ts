import { HttpTimestampAuthority, PDF, PdfArray, PdfDict, type SignOptions } from '@libpdf/core';
import type { SigningIdentity } from './identity.ts';

export interface SignatureFacts {
  readonly reason: string;
  readonly location: string;
  /** Who signs, as readers of the file see it. */
  readonly name: string;
  readonly at: Date;
  /** Address of an RFC 3161 time-stamp authority: raises the signature from PAdES B-B to the level asked for. */
  readonly timestampUrl?: string | undefined;
  readonly level?: 'B-T' | 'B-LT' | 'B-LTA' | undefined;
}

/** Signs as PAdES with an invisible field, appended to the page's own bytes so that they stay as they are. */
export async function signPdf(
  bytes: Uint8Array,
  identity: SigningIdentity,
  facts: SignatureFacts,
): Promise<Uint8Array> {
  if (facts.at > identity.notAfter || facts.at < identity.notBefore) {
    throw new Error(
      `The signing certificate (${identity.subject}) is valid from ${identity.notBefore.toISOString()} ` +
        `to ${identity.notAfter.toISOString()}: it cannot sign at ${facts.at.toISOString()}`,
    );
  }
  const pdf = await PDF.load(bytes);
  // An empty form of our own: the library's default one names fonts that are not embedded, which PDF/A forbids.
  pdf.getCatalog().set('AcroForm', PdfDict.of({ Fields: new PdfArray([]) }));
  const signed = await pdf.sign({
    signer: identity.signer,
    reason: facts.reason,
    location: facts.location,
    contactInfo: facts.name,
    signingTime: facts.at,
    fieldName: 'Signature',
    subFilter: 'ETSI.CAdES.detached',
    digestAlgorithm: 'SHA-256',
    ...levelOptions(facts),
  });
  return signed.bytes;
}

function levelOptions({ timestampUrl, level }: SignatureFacts): Partial<SignOptions> {
  if (!timestampUrl) return { level: 'B-B' };
  return { level: level ?? 'B-T', timestampAuthority: new HttpTimestampAuthority(timestampUrl) };
}
