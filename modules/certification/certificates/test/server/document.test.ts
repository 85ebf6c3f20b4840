import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { TITLE_LENGTH } from '#modules/catalogue/services/rules/index.ts';
import { setCustomTexts } from '#platform/common/i18n/custom-texts.ts';
import { certificateFacts, statementFacts } from '#quality/support/certificate-facts.ts';
import { pdfInfo, pdfText, pdfTextWithoutSpaces } from '#quality/support/pdf-tools.ts';
import { customDocumentTexts } from '../../server/document/document-text.ts';
import type { CertificateFacts } from '../../server/document/facts.ts';
import { page } from '../../server/document/page.ts';
import { renderCertificate } from '../../server/document/render-certificate.ts';

const binary = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('the page in each language setting', () => {
  it('is in English only', async () => {
    const text = await pdfText(renderCertificate(certificateFacts, 'EN'));
    expect(text).toContain('Certificate');
    expect(text).toContain('Harbour Green Energy Limited');
    expect(text).toContain('Green Finance Certification Scheme, edition 2024');
    expect(text).toContain('Mar 13, 2027');
    expect(text).toContain('R2 · Jun 2, 2025');
    expect(text).not.toContain('海港');
  });

  it('is in Traditional Chinese only', async () => {
    const text = await pdfTextWithoutSpaces(renderCertificate(certificateFacts, 'CHT'));
    for (const phrase of [
      '認證證書',
      '海港綠色能源有限公司',
      '綠色金融認證計劃（2024年版）',
      '2027年3月13日',
      '行政總裁',
    ]) {
      expect(text).toContain(phrase);
    }
    expect(text).not.toContain('Harbour');
  });

  it('is in Simplified Chinese only', async () => {
    const text = await pdfTextWithoutSpaces(renderCertificate(certificateFacts, 'CHS'));
    for (const phrase of ['认证证书', '海港绿色能源有限公司', '绿色金融认证计划', '首席执行官'])
      expect(text).toContain(phrase);
    expect(text).not.toContain('海港綠色');
  });

  it('is English above Traditional Chinese', async () => {
    const text = await pdfTextWithoutSpaces(renderCertificate(certificateFacts, 'BILINGUAL'));
    for (const phrase of [
      'HarbourGreenEnergyLimited',
      '海港綠色能源有限公司',
      'Mar13,2027',
      '2027年3月13日',
    ]) {
      expect(text).toContain(phrase);
    }
    expect(text).not.toContain('绿色');
  });

  it('falls back where a language is missing and prints nothing twice', async () => {
    const only = { ...certificateFacts, OrgName: { EN: 'Harbour Green Energy Limited', CHT: '', CHS: '' } };
    expect(await pdfTextWithoutSpaces(renderCertificate(only, 'CHT'))).toContain('HarbourGreenEnergyLimited');
    const bilingual = await pdfText(renderCertificate(only, 'BILINGUAL'));
    expect(bilingual.split('Harbour Green Energy Limited')).toHaveLength(2);
    const edition = { ...certificateFacts, NameExtra: { EN: '', CHT: '2024 年版', CHS: '' } };
    expect(await pdfTextWithoutSpaces(renderCertificate(edition, 'CHS'))).toContain(
      '绿色金融认证计划（2024年版）',
    );
  });
});

it('uses the main colour of the certification body; a record without one keeps the green it was printed in', () => {
  const print = (Colour?: string) =>
    Buffer.from(renderCertificate({ ...certificateFacts, ...(Colour && { Colour }) }, 'EN'));
  const green = print();
  expect(print('#0b5d4b').equals(green)).toBe(true);
  expect(print('#1d3f8f').equals(green)).toBe(false);
});

describe('the texts of the certification body', () => {
  afterEach(() => setCustomTexts({}));

  it('prints the title of the service in the languages of the page', async () => {
    const Title = { EN: 'Certificate of Registration', CHT: '註冊證書', CHS: '注册证书' };
    const text = await pdfTextWithoutSpaces(renderCertificate({ ...certificateFacts, Title }, 'BILINGUAL'));
    expect(text).toContain('CertificateofRegistration');
    expect(text).toContain('註冊證書');
    expect(text).not.toContain('認證證書');
  });

  it('prints the longest possible title of a service on one page', async () => {
    const Title = { EN: 'W'.repeat(TITLE_LENGTH), CHT: '證'.repeat(TITLE_LENGTH), CHS: '' };
    const bytes = renderCertificate({ ...certificateFacts, Title }, 'BILINGUAL');
    expect(await pdfInfo(bytes)).toMatch(/Pages:\s+1\n/);
    expect(await pdfTextWithoutSpaces(bytes)).toContain('證'.repeat(10));
  });

  it('are stored with the document and printed from there, regardless of later changes', async () => {
    setCustomTexts({
      DOC_FINDING_CERTIFICATE: { EN: 'has been audited and conforms to' },
      DOC_SCOPE: { EN: 'Scope of certification' },
      SAVE: { EN: 'Keep' },
    });
    const facts = { ...certificateFacts, ...customDocumentTexts() };
    expect(facts.Texts).toEqual({
      DOC_FINDING_CERTIFICATE: { EN: 'has been audited and conforms to' },
      DOC_SCOPE: { EN: 'Scope of certification' },
    });
    setCustomTexts({});
    const text = await pdfText(renderCertificate(facts, 'EN'));
    expect(text).toContain('has been audited and conforms to');
    expect(text).toContain('Scope of certification');
    const chinese = await pdfTextWithoutSpaces(renderCertificate(facts, 'CHT'));
    expect(chinese).toContain('經評審，符合以下要求');
    expect(customDocumentTexts()).toEqual({});
  });

  it('describes a certificate as certified and a statement as assessed', () => {
    const sealOf = (facts: CertificateFacts) => page(facts, 'EN').Seal.map(({ Text }) => Text);
    expect([sealOf(certificateFacts), sealOf(statementFacts)]).toEqual([['CERTIFIED'], ['ASSESSED']]);
  });
});

it('prints a statement without an expiry date', async () => {
  const text = await pdfText(renderCertificate(statementFacts, 'EN'));
  expect(text).toContain('Statement of Assessment');
  expect(text).toContain('Date of statement');
  expect(text.replace(/\s+/g, ' ')).toContain('Valid as at the date of statement');
  expect(text).not.toContain('Valid until');
  expect(text).not.toContain('2027');
});

it('marks a demonstration page, and only that', async () => {
  const demo = await pdfText(renderCertificate({ ...certificateFacts, IsDemo: true }, 'EN'));
  expect(demo).toContain('Demonstration, not for use');
  expect(await pdfText(renderCertificate(certificateFacts, 'EN'))).not.toMatch(/demonstration/i);
});

it('is a tagged PDF/A-2a with a title, a language, a fixed date and a described QR code', async () => {
  const pdf = renderCertificate(certificateFacts, 'BILINGUAL');
  const info = await pdfInfo(pdf);
  expect(info).toMatch(/Title: +Certificate · GF-2024-00017 · Harbour Green Energy Limited/);
  expect(info).toMatch(/Tagged: +yes/);
  expect(info).toMatch(/Pages: +1\n/);
  expect(info).toMatch(/CreationDate: +Mon Jun +2 00:00:00 2025/);
  const source = binary(pdf);
  for (const mark of [
    '<pdfaid:part>2</pdfaid:part>',
    '<pdfaid:conformance>A</pdfaid:conformance>',
    '/Lang (en-GB)',
  ]) {
    expect(source.includes(mark), mark).toBe(true);
  }
  expect(binary(renderCertificate(certificateFacts, 'EN'))).toMatch(
    /\/Alt \(QR code to the verification page/,
  );
});

it('gives the same bytes for the same facts, in the main thread and in a worker', async () => {
  const first = renderCertificate(certificateFacts, 'BILINGUAL');
  renderCertificate(statementFacts, 'CHS');
  expect(Buffer.from(renderCertificate(certificateFacts, 'BILINGUAL')).equals(first)).toBe(true);
  const worker = new Worker(new URL('../../../../../quality/support/render-in-worker.ts', import.meta.url));
  const [fromWorker] = await once(worker, 'message');
  await worker.terminate();
  expect(Buffer.from(fromWorker).equals(first)).toBe(true);
});

describe('long texts', () => {
  const long: CertificateFacts = {
    ...certificateFacts,
    OrgName: { EN: `${'Harbour and Peninsula '.repeat(12)}Limited`, CHT: '港'.repeat(320), CHS: '' },
    Scope: {
      EN: `${'operation of rooftop solar systems; '.repeat(56)}the end`,
      CHT: `${'營運太陽能系統；'.repeat(40)}完`,
      CHS: '',
    },
    Sites: Array.from({ length: 12 }, (_, at) => `Site ${at + 1}, 25 Harbour Road, Wan Chai 灣仔港灣道25號`),
  };

  it('continue on a schedule, complete, while the first page retains its footer', async () => {
    const pdf = renderCertificate(long, 'BILINGUAL');
    expect(await pdfInfo(pdf)).toMatch(/Pages: +2\n/);
    const [front = '', schedule = ''] = (await pdfText(pdf)).split('\f');
    expect(front).toContain('Chief Executive');
    expect(front).toContain('K7QM-4TXR');
    expect(front).toContain('As set out in the schedule');
    expect(schedule.replace(/\s+/g, ' ')).toContain('solar systems; the end');
    expect(schedule.replace(/\s+/g, '')).toContain('營運太陽能系統；完');
    expect(schedule).toContain('Site 12, 25 Harbour Road');
  });

  it('do not truncate names', async () => {
    const text = await pdfTextWithoutSpaces(renderCertificate(long, 'CHT'));
    expect(text.split('港').length - 1).toBeGreaterThanOrEqual(320);
  });

  it('break even without a break opportunity', async () => {
    const pdf = renderCertificate(
      { ...certificateFacts, OrgName: { EN: 'W'.repeat(200), CHT: '', CHS: '' } },
      'EN',
    );
    expect(await pdfInfo(pdf)).toMatch(/Pages: +1\n/);
    expect(await pdfTextWithoutSpaces(pdf)).toContain('W'.repeat(200));
  });
});

describe('hostile text', () => {
  const named = (EN: string, CHT = '') => ({ ...certificateFacts, OrgName: { EN, CHT, CHS: '' } });

  it.each([
    '#import "x": *',
    '#eval("1+1") #panic() #sys.inputs',
    '\\ \\u{41} C:\\new',
    '"double" \'single\' `tick`',
    '] ) } $x^2$ *bold* _it_ @ref <label>',
    '// comment /* block */ = heading -- dash ...',
    '{{Number}} {{No}} {{Address}}',
  ])('%s is printed literally', async (text) => {
    expect(await pdfTextWithoutSpaces(renderCertificate(named(text), 'EN'))).toContain(
      text.replace(/\s/g, ''),
    );
  });

  it('supports rare Han characters, emoji and right-to-left letters', async () => {
    const text = await pdfTextWithoutSpaces(
      renderCertificate(named('שלום Ltd 😀', '𠝹𡃁𨋢喺邨峯公司'), 'BILINGUAL'),
    );
    expect(text).toContain('𠝹𡃁𨋢喺邨峯公司');
    expect(text).toContain('שלום');
    expect(text).toMatch(/😀|\[U\+1F600\]/);
  });

  it('prints a character that no font has as its code point', async () => {
    expect(
      await pdfTextWithoutSpaces(renderCertificate(named('A\u{E000}B \u{10FFFD} \u{3FFFD}C'), 'EN')),
    ).toMatch(/A\[U\+E000\]B\[U\+10FFFD\]\[U\+3FFFD\]C/);
  });

  it('drops control characters, overrides and lone surrogates', async () => {
    const text = await pdfTextWithoutSpaces(renderCertificate(named('A\u0000\u0007B\u202EC\uD800D'), 'EN'));
    expect(text).toContain('ABC\uFFFDD');
  });
});
