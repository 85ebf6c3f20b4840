import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksPart } from '#modules/certification/accreditation-files/server/blocks-part.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { downloadExport } from '#quality/support/download-export.ts';
import { pdfInfo, pdfReading } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { standardFaults } from '#quality/support/standard-faults.ts';
import { formData } from '../../server/document/form-data.ts';
import { readForm } from '../../server/document/read-form.ts';
import { listData } from '../../server/print/list-data.ts';

let portal: TestPortal;
let keys: string[];
const { published } = cycleFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
  keys = [];
  for (const no of ['QM-2025-71001', 'QM-2025-71002'])
    keys.push((await published({ no })).application.ApplicationKey);
});
afterAll(() => portal.close());

const download = async (user: string, Mode: string, ApplicationKeys: string[], As = 'PDF') => {
  const file = await downloadExport(portal, user, { Mode, ApplicationKeys, As }, {}, '/export/document');
  if (typeof file !== 'object') throw new Error(`refused: ${file}`);
  return {
    name: /filename="([^"]+)"/.exec(String(file.headers['content-disposition']))?.[1],
    bytes: file.rawPayload,
  };
};
const stored = async (ApplicationKey: string | undefined): Promise<Buffer> => {
  const { StorageKey } = await portal.db
    .selectFrom('CertificateDocument')
    .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
    .innerJoin('File', 'File.FileKey', 'CertificateDocument.FileKey')
    .select('File.StorageKey')
    .where('ApplicationKey', '=', String(ApplicationKey))
    .executeTakeFirstOrThrow();
  return buffer(await portal.store.get(StorageKey));
};

test('one certificate is the stored file itself, and so is each in a ZIP', async () => {
  const one = await download('client', 'GENERATE_CERT_NO_SUPPORTING_DOC', keys.slice(0, 1));
  expect(one.name).toBe('QM-2025-71001-R1.pdf');
  expect(one.bytes.equals(await stored(keys[0]))).toBe(true);
  const zip = unzipSync((await download('ceo', 'GENERATE_CERTIFICATE', keys, 'ZIP')).bytes);
  expect(Object.keys(zip)).toEqual(['QM-2025-71001-R1.pdf', 'QM-2025-71002-R1.pdf']);
  expect(Buffer.from(zip['QM-2025-71002-R1.pdf'] ?? []).equals(await stored(keys[1]))).toBe(true);
});

test('several in one PDF follow each other; with supporting documents there are more', async () => {
  const pages = async (mode: string) =>
    Number(/Pages: +(\d+)/.exec(await pdfInfo((await download('admin', mode, keys)).bytes))?.[1]);
  expect(await pages('GENERATE_CERT_NO_SUPPORTING_DOC')).toBe(2);
  const Attachment = [await portal.upload('scheduling', 'document')];
  const ApplicationKey = keys[0];
  await portal.post('scheduling', '/application/disclosure/upload', { ApplicationKey, Attachment });
  expect(await pages('GENERATE_CERT_NO_SUPPORTING_DOC')).toBe(2);
  expect(await pages('GENERATE_CERTIFICATE')).toBe(3);
});

test('a page not yet published to the client is not exported for them', async () => {
  const hide = (CertificateStatusCode: 'PENDING' | 'PUBLISHED') =>
    portal.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode })
      .where(announceStatus('certificate', CertificateStatusCode))
      .where('CertificateNo', '=', 'QM-2025-71002')
      .execute();
  await hide('PENDING');
  const body = { Mode: 'GENERATE_CERTIFICATE', ApplicationKeys: keys };
  const refused = await portal.post('client', '/export/document', body);
  expect([
    refused.status,
    refused.error.Message.includes('There is no certificate that you can access'),
  ]).toEqual([422, true]);
  expect((await portal.post('admin', '/export/document', body)).status).toBe(200);
  await hide('PUBLISHED');
});

test('invoices by application: one is a PDF with its number, several are separate files', async () => {
  const one = await download('finance', 'GENERATE_INVOICE', keys.slice(0, 1));
  // A long number may wrap onto a second line.
  const pdfText = (await pdfReading(one.bytes)).replace(/\s+/g, '');
  expect(pdfText).toContain(String(one.name).replace('.pdf', ''));
  const zip = unzipSync((await download('client', 'GENERATE_INVOICE', keys, 'ZIP')).bytes);
  expect(Object.keys(zip)).toHaveLength(2);
});

test('forms and lists pass PDF/A-2a and PDF/UA-1; clients do not see the entry’s number', async () => {
  const at = new Date('2026-03-01T00:00:00Z');
  await portal.db.updateTable('Application').set({ MachformEntry: '4711' }).execute();
  const person = async (user: string) => {
    const row = await portal.db
      .selectFrom('Account')
      .selectAll()
      .where('Email', '=', `${user}@demo.test`)
      .executeTakeFirstOrThrow();
    return row as never;
  };
  const [staff, client] = [
    await readForm(portal.db, await person('admin'), String(keys[0]), 'CHT'),
    await readForm(portal.db, await person('client'), String(keys[0]), 'CHT'),
  ];
  if (!staff || !client) throw new Error('not seen');
  expect([staff, client].map((form) => JSON.stringify(form).includes('4711'))).toEqual([true, false]);
  const forms = formData([staff, client], 'CHT', at);
  expect(await standardFaults('operations/exports/server/templates/form.typ', forms, [blocksPart])).toEqual(
    [],
  );
  const list = listData({
    ...{ title: 'Money', heads: ['Day', 'Amount'], narrowed: [], language: 'EN' as const, at },
    rows: [[{ Day: '2026-03-01' }, { Cents: 128_050 }]],
  });
  expect(list.Rows).toEqual([['Mar 1, 2026', '1,280.50']]);
  expect(list.Count.Text).toBe('1 row');
  expect(await standardFaults('operations/exports/server/templates/list.typ', list)).toEqual([]);
});

test('documents format times like the screens, in each language', () => {
  const made = new Date('2026-11-24T11:14:05Z');
  const request = {
    title: 'Log',
    heads: ['When'],
    rows: [[{ At: made }], [{ At: made }]],
    narrowed: [],
    at: made,
  };
  for (const [language, moment, paper, count] of [
    ['EN', 'Nov 24, 2026 19:14:05', 'Generated Nov 24, 2026 19:14:05 (Hong Kong time)', '2 rows'],
    ['CHT', '2026年11月24日 19:14:05', '製作於 2026年11月24日 19:14:05（香港時間）', '共 2 行'],
    ['CHS', '2026年11月24日 19:14:05', '生成于 2026年11月24日 19:14:05（香港时间）', '共 2 行'],
  ] as const) {
    const list = listData({ ...request, language });
    expect([list.Made.Text, list.Count.Text, list.Rows]).toEqual([paper, count, [[moment], [moment]]]);
    expect(formData([], language, made).Made.Text).toBe(paper);
  }
});
