import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderCertificate } from '#modules/certification/certificates/server/document/render-certificate.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

const SIZE = 60;
let testPortal: TestPortal;
let worker: ChildProcess | null = null;
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(async () => {
  worker?.disconnect();
  await testPortal?.close();
});

/** Starts a worker in a separate process. */
async function startWorker(): Promise<ChildProcess> {
  const { DATABASE_URL, DATA_DIR } = testPortal.portal.settings;
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR, PUBLIC_URL: 'http://portal.test' };
  const child = fork(join(import.meta.dirname, '../../../../../quality/support/payment-worker.ts'), {
    env,
    execArgv: [],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

it('after repeated kills every certificate is generated once, with the file that the register lists', async () => {
  const keys: string[] = [];
  for (let at = 1; at <= SIZE; at += 1) {
    const application = await insertCertified(testPortal, { no: `QM-2025-${String(at).padStart(5, '0')}` });
    await insertInvoice(testPortal, application, 'PAID');
    keys.push(application.ApplicationKey);
  }
  const made = await testPortal.post('scheduling', '/application/multiple/generate', {
    ApplicationKeys: keys,
  });
  const view = async () =>
    (await testPortal.get('scheduling', '/application/multiple/view', { JobKey: String(made.data.JobKey) }))
      .data as {
      Done: number;
      Succeeded: number;
      Items: { Status: string }[];
    };
  const begun = async () => (await view()).Items.filter(({ Status }) => Status !== 'WAITING').length;

  // Kills once while applications are processed, twice while pages are being generated.
  for (const isFarEnough of [
    async () => (await begun()) >= 5,
    async () => (await view()).Done >= 5,
    async () => (await view()).Done >= 25,
  ]) {
    worker = await startWorker();
    await expect.poll(isFarEnough, { timeout: 60_000, interval: 25 }).toBe(true);
    await killed(worker);
  }
  worker = await startWorker();
  await expect.poll(async () => (await view()).Succeeded, { timeout: 120_000, interval: 100 }).toBe(SIZE);

  const rows = await testPortal.db
    .selectFrom('CertificateDocument')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateDocument.CertificateId')
    .innerJoin('File', 'File.FileKey', 'CertificateDocument.FileKey')
    .select(['CertificateNo', 'CertificateDocument.Revision', 'CertificateDocument.Facts'])
    .select(['CertificateDocument.IsDemo', 'CertificateDocument.Sha256', 'File.StorageKey', 'File.Size'])
    .select('CertificateDocument.ApplicationId')
    .execute();
  expect(rows).toHaveLength(SIZE);
  expect(new Set(rows.map((row) => row.CertificateNo)).size).toBe(SIZE);
  expect(new Set(rows.map((row) => row.ApplicationId)).size).toBe(SIZE);
  expect(new Set(rows.map((row) => row.StorageKey)).size).toBe(SIZE);
  expect(new Set(rows.map((row) => row.Revision))).toEqual(new Set([1]));
  for (const row of rows) {
    const bytes = await buffer(await testPortal.store.get(row.StorageKey));
    expect([bytes.byteLength, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      row.Size,
      row.Sha256,
    ]);
    // The signature is appended; the part before it must be reproducible from the stored facts, byte by byte.
    const facts = { ...row.Facts, IsDemo: row.IsDemo };
    const page = renderCertificate(facts, 'BILINGUAL');
    expect(Buffer.compare(bytes.subarray(0, page.byteLength), page), row.CertificateNo).toBe(0);
  }
  const history = await testPortal.db
    .selectFrom('ApplicationHistory')
    .select('ApplicationId')
    .where('Action', '=', 'GENERATE_CERT')
    .execute();
  expect(history).toHaveLength(SIZE);
}, 300_000);
