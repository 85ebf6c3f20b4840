/**
 * Signs PDF documents invisibly as PAdES with the signing identity, with time stamps if an authority is
 * configured, marks accessible ones as PDF/UA-1, and returns the level reached.
 */
import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfStream, type SignOptions } from '@libpdf/core';
import type { SigningIdentity } from './identity.ts';
import type { SignatureLevel } from './signature-level.ts';
import { timestampAuthority } from './timestamp-authority.ts';

/** PDF/A requires a description of metadata properties outside its own schemas. */
const SCHEMA = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;
const PART = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';
const SCHEMAS = '<pdfaExtension:schemas><rdf:Bag>';

/**
 * Marks the file as PDF/UA-1 and lets readers show its title, as the compiler names only one standard. The
 * caller must know that the page conforms.
 */
function markAccessible(pdf: PDF): void {
  const catalog = pdf.getCatalog();
  const resolve = (ref: Parameters<PDF['getObject']>[0]) => pdf.getObject(ref);
  const metadata = catalog.get('Metadata', resolve);
  const text = metadata instanceof PdfStream ? Buffer.from(metadata.getDecodedData()).toString('utf8') : '';
  if (!text.includes(SCHEMAS)) throw new Error('the metadata of the document is not that of a PDF/A');
  const saying = text.replace(SCHEMAS, `${PART}${SCHEMAS}${SCHEMA}`);
  const stream = PdfStream.fromDict(
    { Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') },
    Buffer.from(saying, 'utf8'),
  );
  // The library compresses streams without a filter; metadata must stay readable for programs that only scan
  // for it.
  stream.has = (name) =>
    String(name instanceof PdfName ? name.value : name) === 'Filter' || hasOf(stream, name);
  catalog.set('Metadata', pdf.register(stream));
  const preferences = catalog.getDict('ViewerPreferences', resolve) ?? PdfDict.of({});
  preferences.set('DisplayDocTitle', PdfBool.TRUE);
  catalog.set('ViewerPreferences', preferences);
}

const hasOf = (stream: PdfStream, name: Parameters<PdfStream['has']>[0]): boolean =>
  PdfStream.prototype.has.call(stream, name);

export interface SignatureFacts {
  readonly reason: string;
  readonly location: string;
  /** The signer's name, as shown by PDF readers. */
  readonly name: string;
  readonly at: Date;
  /** Address of an RFC 3161 time-stamp authority: raises the signature from PAdES B-B to B-LTA. */
  readonly timestampUrl?: string | undefined;
  /** Whether the page also conforms to PDF/UA-1, so that the file is marked accordingly. */
  readonly isAccessible?: boolean | undefined;
}

export interface SignedPdf {
  readonly pdf: Uint8Array;
  /** The level reached: B-T if no revocation information was found for the certificate. */
  readonly level: SignatureLevel;
}

/**
 * Bytes for a certificate chain, a time stamp and its chain: the library's default only fits a signature
 * without a stamp.
 */
const ROOM = 24_576;

/** Signs as PAdES with an invisible field, appended so that the page's own bytes are unchanged. */
export const signPdf = async (
  bytes: Uint8Array,
  identity: SigningIdentity,
  facts: SignatureFacts,
): Promise<Uint8Array> => (await signWithLevel(bytes, identity, facts)).pdf;

/** Signs, and returns the level to which the signature can be verified by others later. */
export async function signWithLevel(
  bytes: Uint8Array,
  identity: SigningIdentity,
  facts: SignatureFacts,
): Promise<SignedPdf> {
  if (facts.at > identity.notAfter || facts.at < identity.notBefore) {
    throw new Error(
      `The signing certificate (${identity.subject}) is valid from ${identity.notBefore.toISOString()} ` +
        `to ${identity.notAfter.toISOString()}: it cannot sign at ${facts.at.toISOString()}`,
    );
  }
  const pdf = await PDF.load(bytes);
  if (facts.isAccessible) markAccessible(pdf);
  // An empty form: the library's default one names fonts that are not embedded, which PDF/A forbids.
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
  return { pdf: signed.bytes, level: facts.timestampUrl ? levelOf(pdf, identity) : 'B-B' };
}

const levelOptions = ({ timestampUrl }: SignatureFacts): Partial<SignOptions> =>
  timestampUrl
    ? { level: 'B-LTA', timestampAuthority: timestampAuthority(timestampUrl), estimatedSize: ROOM }
    : { level: 'B-B' };

/**
 * "Long term" means that the file itself proves that the certificate was not revoked; no such proof exists
 * for the demonstration identity.
 */
function levelOf(pdf: PDF, identity: SigningIdentity): SignatureLevel {
  const store = pdf.getCatalog().getDict('DSS', (ref) => pdf.getObject(ref));
  const isReported = ['OCSPs', 'CRLs'].some(
    (kind) => (store?.getArray(kind, (ref) => pdf.getObject(ref))?.length ?? 0) > 0,
  );
  return isReported && !identity.isDemo ? 'B-LTA' : 'B-T';
}
