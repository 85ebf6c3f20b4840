import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfStream, type SignOptions } from '@libpdf/core';
import type { SigningIdentity } from './identity.ts';
import type { SignatureLevel } from './signature-level.ts';
import { timestampAuthority } from './timestamp-authority.ts';

/** PDF/A wants every property of the metadata described that it does not know itself. */
const SCHEMA = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;
const PART = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';
const SCHEMAS = '<pdfaExtension:schemas><rdf:Bag>';

/**
 * Says in the file that it is PDF/UA-1 too, and has readers show its title: the compiler names one standard at a
 * time. That the page passes is for the caller to know.
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
  // The library packs what has no filter; metadata stays readable for programs that do nothing but look for it.
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
  /** Who signs, as readers of the file see it. */
  readonly name: string;
  readonly at: Date;
  /** Address of an RFC 3161 time-stamp authority: raises the signature from PAdES B-B to B-LTA. */
  readonly timestampUrl?: string | undefined;
  /** The page passes PDF/UA-1 as well, so the file says so. */
  readonly isAccessible?: boolean | undefined;
}

export interface SignedPdf {
  readonly pdf: Uint8Array;
  /** What it became: B-T where nothing could be found about the revocation of the certificate. */
  readonly level: SignatureLevel;
}

/** A chain of certificates with a stamp and its chain: the library's own room is for one without. */
const ROOM = 24_576;

/** Signs as PAdES with an invisible field, appended to the page's own bytes so that they stay as they are. */
export const signPdf = async (
  bytes: Uint8Array,
  identity: SigningIdentity,
  facts: SignatureFacts,
): Promise<Uint8Array> => (await signWithLevel(bytes, identity, facts)).pdf;

/** The same, and how far the signature can be checked by others, later. */
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
  return { pdf: signed.bytes, level: facts.timestampUrl ? levelOf(pdf, identity) : 'B-B' };
}

const levelOptions = ({ timestampUrl }: SignatureFacts): Partial<SignOptions> =>
  timestampUrl
    ? { level: 'B-LTA', timestampAuthority: timestampAuthority(timestampUrl), estimatedSize: ROOM }
    : { level: 'B-B' };

/** "Long term" means that the file itself proves the certificate was not revoked; no such proof exists for a demonstration. */
function levelOf(pdf: PDF, identity: SigningIdentity): SignatureLevel {
  const store = pdf.getCatalog().getDict('DSS', (ref) => pdf.getObject(ref));
  const isReported = ['OCSPs', 'CRLs'].some(
    (kind) => (store?.getArray(kind, (ref) => pdf.getObject(ref))?.length ?? 0) > 0,
  );
  return isReported && !identity.isDemo ? 'B-LTA' : 'B-T';
}
