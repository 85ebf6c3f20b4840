import { describe, expect, it } from 'vitest';
import type { CertificateFacts } from '#modules/certification/certificates/server/document/facts.ts';
import { renderCertificate } from '#modules/certification/certificates/server/document/render-certificate.ts';
import { renderPage } from '#modules/certification/certificates/server/document/render-page.ts';
import { certificateFacts, statementFacts } from '#quality/support/certificate-facts.ts';
import { pdfInfo, pdfText } from '#quality/support/pdf-tools.ts';
import { START } from '#quality/support/template-fixture.ts';
import { checkTemplate } from '../../server/check-template.ts';
import { sampleMarks } from '../../server/samples/sample-marks.ts';

type Setting = Parameters<typeof renderCertificate>[1];

async function check(
  Source: string,
  { setting = 'EN' as Setting, Kind = 'CERTIFICATE' as const, ...more } = {},
) {
  const { Marks, Pictures } = await sampleMarks();
  const definition = {
    Kind,
    Name: { EN: 'Green Finance', CHT: '綠色金融', CHS: '绿色金融' },
    NameExtra: { EN: 'edition 2024', CHT: '2024 年版', CHS: '2024 年版' },
    SchemeCode: 'GF',
    ...more,
  };
  const context = { definition, PublicUrl: 'https://portal.example', Marks };
  return checkTemplate({ Source, setting, context, Pictures, language: 'EN' });
}

/** The initial source with one change; fails if a test changes nothing. */
function changed(from: string | RegExp, to: string): string {
  const source = START.replace(from, to);
  if (source === START) throw new Error(`the start has no ${from}`);
  return source;
}

const MISSING = (what: string) => expect.stringContaining(`Missing on the document: ${what}`);
const messages = async (source: string) => (await check(source)).Problems.map((one) => one.Message);

describe('the portal’s own template, which every other one starts from', () => {
  it.each(['EN', 'CHT', 'CHS', 'BILINGUAL'] as const)('passes in %s, on every sample', async (setting) => {
    const { Problems, Samples } = await check(START, { setting });
    expect(Problems).toEqual([]);
    expect(Samples.map((one) => one.Sample)).toEqual([
      'ORDINARY',
      'LONG',
      'CHINESE',
      'OTHER_KIND',
      'BRANCH',
      'HOSTILE',
    ]);
    expect(Samples.every((one) => one.IsPassed)).toBe(true);
    // The long sample does not fit on one page.
    expect(Samples.find((one) => one.Sample === 'LONG')?.Pages).toBeGreaterThan(1);
  });

  it('passes for a service of statements', async () => {
    expect((await check(START, { Kind: 'STATEMENT' as never })).Problems).toEqual([]);
  });

  it('prints the same as the portal without a template, byte for byte', async () => {
    for (const facts of [certificateFacts, statementFacts]) {
      const own = renderCertificate(facts, 'BILINGUAL');
      const made = await renderPage(facts, 'BILINGUAL', { Source: START, Pictures: [] });
      expect(Buffer.from(made).equals(Buffer.from(own))).toBe(true);
    }
  });
});

describe('a page without mandatory content is refused', () => {
  it.each([
    ['QR code', ['QR code', 'Verification address', 'Name of the signatory'], /\n {2}foot\(data\)/, ''],
    [
      'rows',
      [
        'Number',
        'Date of the decision',
        'Date of first issue',
        'Effective date',
        'Date of this revision',
        'Expiry date',
      ],
      /\n {2}rows\(data\)/,
      '',
    ],
    ['organisation', ['Organisation'], /\n {2}name\(data\.Organisation, width\)/, ''],
    [
      'name of the certification body',
      ['Name of the certification body'],
      /\n {2}body-name\(data\.Body\)/,
      '',
    ],
    ['name of the service', ['Service name'], /\n {2}service\(data, width\)/, ''],
  ])('%s', async (_, missing, from, to) => {
    expect(await messages(changed(from, to))).toEqual(missing.map(MISSING));
  });

  it('a scope that is cut off', async () => {
    expect(await messages(changed(/scope-and-sites\(data, size, apart\)/, 'none'))).toEqual([
      MISSING('Scope'),
    ]);
    const cut = changed(
      'front(10.5pt, true)\n    schedule(data, width, height)',
      'block(height: height, clip: true, front(10.5pt, true))',
    );
    expect(await messages(cut)).toEqual([expect.stringContaining('A long scope is cut off')]);
  });

  it('the mark of a demonstration', async () => {
    const silent = changed('if data.Demo.len() > 0', 'if false').replace(
      /for mark in data\.DemoMark[^{]*/,
      'for mark in () ',
    );
    expect(await messages(silent)).toEqual([MISSING('Demonstration notice')]);
  });

  it('a field in a comment does not count as printed', async () => {
    const named = changed(/\n {2}rows\(data\)/, '\n  hide(data.Number) // data.Number\n  hide(rows(data))');
    expect(await messages(named)).toContainEqual(MISSING('Number'));
  });
});

describe('refused without layout, at its place', () => {
  it.each([
    ['an unknown placeholder', '#import "/data.typ": data\n\n #data.Nummer', 3, 3, 'data.Nummer'],
    ['today’s date', 'A\n#datetime.today().display()', 2, 2, 'day it is generated'],
    ['a plug-in', '#plugin(bytes(()))', 1, 2, 'plug-ins'],
    ['a package', '\n#import "@preview/cetz:0.3.4": *', 2, 9, 'External packages'],
  ])('%s', async (_, source, Line, Column, message) => {
    expect((await check(source)).Problems).toMatchObject([
      { Line, Column, Message: expect.stringContaining(message), Tone: 'danger' },
    ]);
  });

  it('words in comments and URLs are not placeholders', async () => {
    const source = changed(
      '#set page(',
      '// data.Old and datetime.today()\n#let x = "https://data.gov.hk"\n#set page(',
    );
    expect((await check(source)).Problems).toEqual([]);
  });
});

describe('accessibility requirements', () => {
  it('a title', async () => {
    const { Problems } = await check(changed('title: data.DocumentTitle,', ''));
    expect(Problems.map((one) => one.Message)).toEqual([
      expect.stringContaining('PDF/UA-1: the document has no title'),
    ]);
  });

  it('alternative text for a picture, at its place', async () => {
    const source = changed('  ornament\n', '  image(bytes(data.Qr), format: "svg", width: 10mm)\n');
    const Line = source.split('\n').findIndex((line) => line.includes('image(bytes')) + 1;
    expect((await check(source)).Problems).toMatchObject([
      { Line, Column: 3, Message: expect.stringContaining('PDF/A-2a') },
      { Line, Column: 3, Message: expect.stringContaining('PDF/UA-1') },
    ]);
  });

  it('headings in order', async () => {
    const { Problems } = await check(
      changed('heading(level: 1, title(data.Title))', 'heading(level: 3, title(data.Title))'),
    );
    expect(Problems.length).toBeGreaterThan(0);
  });
});

describe('targets of links', () => {
  const linked = (code: string) => changed(/\n {2}rows\(data\)/, `\n  rows(data)\n  ${code}`);

  it.each([
    ['executable by a reader', 'link("javascript:app.alert(1)")[x]', 'javascript:app.alert(1)', true],
    ['in any case', 'link("JavaScript:x()")[x]', 'JavaScript:x()', true],
    ['a file', 'link("file:///etc/hosts")[x]', 'file:///etc/hosts', true],
    ['an unknown scheme', 'link("other.pdf")[x]', 'other.pdf', true],
    ['composed on the page', 'link("java" + "script:x()")[x]', 'javascript:x()', false],
    ['from the data of the page', 'link(data.Number)[x]', 'GF', false],
  ])('is refused: %s', async (_, code, address, isPlaced) => {
    const source = linked(code);
    const at = source.split('\n').findIndex((line) => line.includes(code)) + 1;
    const Message = expect.stringContaining(`A link leads to “${address}`);
    expect((await check(source)).Problems).toContainEqual({
      Line: isPlaced ? at : 1,
      Column: isPlaced ? 9 : 1,
      Message,
      Tone: 'danger',
    });
  });

  it('web, email and telephone addresses, and places on the page are allowed', async () => {
    const code = ['https://a.example', 'HTTP://a.example', 'mailto:a@a.example', 'tel:+85212345678']
      .map((address) => `link("${address}")[x]`)
      .join('\n  ');
    const { Problems } = await check(linked(`${code}\n  link((page: 1, x: 0pt, y: 0pt))[x]`));
    expect(Problems).toEqual([]);
  });
});

describe('pictures on the page', () => {
  const printed = async (facts: CertificateFacts) =>
    renderCertificate(facts, 'BILINGUAL', (await sampleMarks()).Pictures);

  it('have alternative text in the languages of the page, and the picture’s signatory is printed', async () => {
    const { Marks } = await sampleMarks();
    const pdf = await printed({ ...certificateFacts, Marks });
    const text = await pdfText(pdf);
    expect(text).toContain('S. Sample 樣本');
    expect(text).not.toContain('E. Leung');
    expect(await pdfInfo(pdf)).toMatch(/Tagged: +yes/);
    const source = Buffer.from(pdf).toString('latin1');
    // Three pictures and the QR code.
    expect(source.split('/Alt ').length - 1).toBe(4);
    expect(source.includes('<pdfaid:conformance>A</pdfaid:conformance>')).toBe(true);
  });

  it('without pictures the page is unchanged', async () => {
    const none = { Logo: null, Signature: null, Accreditations: [] };
    const without = await printed({ ...certificateFacts, Marks: none });
    expect(Buffer.from(without).equals(Buffer.from(renderCertificate(certificateFacts, 'BILINGUAL')))).toBe(
      true,
    );
  });
});
