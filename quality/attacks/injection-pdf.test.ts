/**
 * Attack tests: user input in PDFs (certificates, invoices and others) is printed as text and never becomes
 * active content.
 */
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { printInvoices } from '#modules/billing/invoices/server/document/print-invoices.ts';
import { printAccreditationFile } from '#modules/certification/accreditation-files/server/render-index-pdf.ts';
import { renderCertificate } from '#modules/certification/certificates/server/document/render-certificate.ts';
import { disclosurePage } from '#modules/certification/disclosures/server/disclosure-page.ts';
import { printDisclosure } from '#modules/certification/disclosures/server/print-disclosure.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { cleanText } from '#platform/server/pdf/clean-text.ts';
import { openCompiler } from '#platform/server/pdf/open-compiler.ts';
import { certificateFacts } from '../support/certificate-facts.ts';
import { certificationBody, openInvoice } from '../support/invoice-documents.ts';
import { payloads } from '../support/payloads.ts';
import { pdfLinks, pdfReading } from '../support/pdf-tools.ts';

/** Active PDF features (scripts, links, embedded files) that no page printed by the portal may contain. */
const ACTIONS =
  /\/(JavaScript|JS|URI|Launch|OpenAction|AA|SubmitForm|ImportData|GoToR|GoToE|RichMedia|XFA|EmbeddedFiles?|Annots|AcroForm)\b/g;

/** Returns all objects of the file, unpacking compressed streams; page text is stored as glyph numbers. */
function objectsOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const from = bytes[at + 6] === 13 ? at + 8 : at + 7;
    try {
      parts.push(inflateSync(bytes.subarray(from)).toString('latin1'));
    } catch {
      // This is an `endstream`, or the stream is not compressed.
    }
  }
  return parts.join('\n');
}

const squeezed = (text: string): string => text.replace(/[\s\u200b\u00ad]+/g, '');

/** Counts the payloads that appear on the pages as literal text. */
async function shownOn(pdf: Uint8Array): Promise<number> {
  const pdfText = squeezed(await pdfReading(pdf));
  return payloads.filter(({ Text }) => pdfText.includes(squeezed(cleanText(Text)))).length;
}

async function expectTextOnly(pdf: Uint8Array): Promise<void> {
  expect([...new Set(objectsOf(pdf).match(ACTIONS))]).toEqual([]);
  expect(await pdfLinks(pdf)).toEqual([]);
  expect(await shownOn(pdf)).toBeGreaterThan(300);
}

const all = payloads.map(({ Text }) => Text);
const three = (text: string): Localized => ({ EN: text, CHT: text, CHS: text });
const hostile = three(all.slice(0, 6).join(' '));
const facts = {
  ...certificateFacts,
  ...{ OrgName: hostile, BranchName: hostile, ServiceName: hostile, NameExtra: hostile, Sites: all },
  ...{ Scope: hostile, SignatoryName: hostile.EN, SignatoryTitle: hostile, BodyName: hostile },
};

test('control: a file with a link and a script is detected', async () => {
  const { Pdf } = await openCompiler().run({
    Do: 'PRINT',
    Source: '#link("https://evil.test/1")[x]',
    Data: '{}',
    Pictures: [],
  });
  expect(objectsOf(Pdf as Uint8Array).match(ACTIONS)).toEqual(expect.arrayContaining(['/Annots', '/URI']));
  expect(await pdfLinks(Pdf as Uint8Array)).toEqual(['https://evil.test/1']);
  const acting = Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(xss\\(1\\))>>>>\nendobj',
      '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj',
      '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj',
      'trailer\n<</Root 1 0 R/Size 4>>\n',
    ].join('\n'),
  );
  expect(objectsOf(acting).match(ACTIONS)).toEqual(['/OpenAction', '/JavaScript', '/JS']);
});

test('a certificate prints them as text', async () => {
  await expectTextOnly(renderCertificate(facts, 'BILINGUAL'));
});

test('an invoice prints them as text', async () => {
  const Lines = all.map((text) => ({ Description: three(text), AmountCents: 100 }));
  const paper = { ...openInvoice, OrgName: hostile, BranchName: hostile, RegistrationNo: hostile.EN, Lines };
  const Cheque = { Payee: hostile.EN, Address: hostile.EN };
  const PayingTo = certificationBody.PayingTo && { ...certificationBody.PayingTo, Cheque };
  await expectTextOnly(
    await printInvoices(
      [{ Data: paper, Variant: { Kind: 'INVOICE' } }],
      { ...certificationBody, PayingTo },
      'EN',
    ),
  );
});

test('a disclosure document prints them as text', async () => {
  const never = { Received: null, Evaluated: null, Reviewed: null, Approved: null };
  const Assessment = { ...never, Type: 'INITIAL' as const, IsSeparate: false };
  const page = disclosurePage({ Certificate: facts, Assessment, MadeOn: '2026-03-12' }, 'BILINGUAL', false);
  await expectTextOnly(await printDisclosure(page));
});

test('an accreditation file prints them as text, in every kind of block', async () => {
  const line = (text: string) => ({ Text: cleanText(text), Lang: 'EN' as const });
  const lines = all.map(line);
  const hostileLine = line(hostile.EN);
  const Qr = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const page: Parameters<typeof printAccreditationFile>[0] = {
    ...{ Language: 'EN', DocumentTitle: hostile.EN, DocumentDate: [2026, 3, 12], Author: hostile.EN },
    ...{
      Body: { Name: hostileLine, Address: hostileLine, Contact: hostileLine },
      Title: hostileLine,
      Number: hostileLine,
      Holder: hostileLine,
    },
    ...{
      Service: hostileLine,
      Facts: [{ Label: hostileLine, Value: hostileLine }],
      Note: hostileLine,
      Confidential: hostileLine,
      Demo: hostileLine,
    },
    ...{ Qr, QrAlt: hostile.EN, QrLabel: hostileLine, Contents: hostileLine, PageOf: hostileLine },
    Sections: [
      {
        Title: hostileLine,
        Blocks: [
          { Kind: 'PART', Title: hostileLine },
          { Kind: 'SMALL', Title: hostileLine },
          { Kind: 'TEXT', Text: hostileLine },
          { Kind: 'NOTE', Tone: 'warn', Title: hostileLine, Texts: lines.slice(0, 40) },
          { Kind: 'FACTS', Rows: lines.map((Value) => ({ Label: hostileLine, Value })) },
          {
            Kind: 'TABLE',
            Widths: [1, 3],
            Head: [hostileLine, hostileLine],
            Rows: lines.map((one) => [hostileLine, one]),
          },
        ],
      },
    ],
  };
  const pdf = await printAccreditationFile(page);
  // The table of contents links only to pages of the same file.
  expect(await pdfLinks(pdf)).toEqual([]);
  expect([...new Set(objectsOf(pdf).match(ACTIONS))].filter((name) => name !== '/Annots')).toEqual([]);
  expect(await shownOn(pdf)).toBeGreaterThan(300);
});
