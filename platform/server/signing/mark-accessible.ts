import { type PDF, PdfBool, PdfDict, PdfName, PdfStream } from '@libpdf/core';

/** PDF/A wants every property of the metadata described that it does not know itself. */
const SCHEMA = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;
const PART = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';
const SCHEMAS = '<pdfaExtension:schemas><rdf:Bag>';

/**
 * Says in the file that it is PDF/UA-1 too, and has readers show its title: the compiler names one standard at a
 * time. That the page passes is for the caller to know.
 */
export function markAccessible(pdf: PDF): void {
  const catalog = pdf.getCatalog();
  const resolve = (ref: Parameters<PDF['getObject']>[0]) => pdf.getObject(ref);
  const metadata = catalog.get('Metadata', resolve);
  const said = metadata instanceof PdfStream ? Buffer.from(metadata.getDecodedData()).toString('utf8') : '';
  if (!said.includes(SCHEMAS)) throw new Error('the metadata of the page is not that of a PDF/A');
  const saying = said.replace(SCHEMAS, `${PART}${SCHEMAS}${SCHEMA}`);
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
