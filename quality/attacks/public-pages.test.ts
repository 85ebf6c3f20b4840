/**
 * Attack tests: public certificate pages and forms do not reveal unlisted certificates and cannot be
 * flooded or broken.
 */
import type { PluginTransformQueryArgs } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirePublicPdf } from '#modules/certification/certificates/server/require-public-pdf.ts';
import { downloadCredential } from '#modules/certification/credentials/server/download-credential.ts';
import { loadProof } from '#modules/certification/transparency-log/server/load-proof.ts';
import { requestFollow } from '#modules/public/followers/server/request-follow.ts';
import { loadVerdict } from '#modules/public/register/server/load-verdict.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { startPublicRegister } from '../support/public-register.ts';

let register: Awaited<ReturnType<typeof startPublicRegister>>;
beforeAll(async () => {
  register = await startPublicRegister();
});
afterAll(() => register?.close());

describe('an unlisted certificate', () => {
  type Ask = (portal: Portal, CertificateNo: string) => Promise<unknown>;
  const visitor = { Address: '192.0.2.7', Language: 'EN' as const };
  const asks: Record<string, Ask> = {
    verdict: (portal, CertificateNo) => loadVerdict(portal, { CertificateNo }),
    'verdict with a wrong code': (portal, CertificateNo) =>
      loadVerdict(portal, { CertificateNo, Code: 'WRONGCODE1' }),
    proof: (portal, CertificateNo) => loadProof(portal, { CertificateNo }),
    credential: (portal, CertificateNo) =>
      downloadCredential(portal, { query: { CertificateNo } } as never, {} as never),
    following: (portal, CertificateNo) =>
      requestFollow(portal, { CertificateNo, Code: '', Email: 'eve@eve.example' }, visitor),
  };

  /** Counts the database statements that a response needs. */
  async function statements(ask: Ask, number: string): Promise<number> {
    const { portal } = register.portal;
    let count = 0;
    const db: Db = portal.db.withPlugin({
      transformQuery: ({ node }: PluginTransformQueryArgs) => {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await ask({ ...portal, db }, number).catch(() => undefined);
    return count;
  }

  it.each(Object.entries(asks))('takes as much work as a missing one: %s', async (_name, ask) => {
    const hidden = await statements(ask, 'QM-2025-00003');
    expect(hidden).toBe(await statements(ask, 'QM-2025-99999'));
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('a truncated body, or one that is not a form', () => {
  const bodies = [
    ['an empty body', 'multipart/form-data; boundary=x', 'abc'],
    ['no boundary', 'multipart/form-data', 'abc'],
    [
      'truncated within its file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nGF-2025-00001',
    ],
    [
      'truncated within a field',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="numbers"\r\n\r\nGF-2025-00001',
    ],
  ] as const;

  it.each(bodies)('is a client error on the public form: %s', async (_name, type, payload) => {
    const answer = await register.site.app.inject({
      method: 'POST',
      url: '/check',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().Code]).toEqual([400, 'ERR_UPLOAD_ERR']);
  });

  it.each(bodies)('is a client error on uploads: %s', async (_name, type, payload) => {
    const answer = await register.portal.app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: { ...(await register.portal.token('client')), 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().Code]).toEqual([400, 'ERR_UPLOAD_ERR']);
  });
});

describe('the page of a certificate, for holders of its printed code', () => {
  it('cannot be requested until the log is full', async () => {
    const { portal: testPortal, certificates, renamed } = register;
    const { CertificateNo, Code } = await certificates.certificate(renamed);
    const download = () =>
      testPortal.app.inject({ url: '/api/public/certificate/download', query: { CertificateNo, Code } });
    expect((await download()).statusCode).toBe(200);
    await testPortal.db
      .updateTable('Attempt')
      .set({ Count: 300 })
      .where('Name', 'like', 'page from %')
      .execute();
    const lines = async () =>
      (
        await testPortal.db
          .selectFrom('Audit')
          .select('Id')
          .where('Event', '=', 'CERTIFICATE_DOWNLOADED')
          .execute()
      ).length;
    const before = await lines();
    const refused = await download();
    expect([refused.statusCode, refused.json().Code]).toEqual([429, 'ERR_RATE_LIMIT']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await lines()).toBe(before);
  });
});

describe('flooding another person’s mailbox', () => {
  it('one mailbox is limited under all of its aliases', async () => {
    const names = [
      'a+1@box.test',
      'A+2@box.test',
      'a@box.test',
      'a+3@box.test',
      'a+b+4@box.test',
      'a+5@box.test',
    ];
    const ask = async (email: string) =>
      (await register.site.post('/follow', { number: 'QM-2025-00001', email })).statusCode;
    for (const name of names) expect(await ask(name)).toBe(303);
    expect(await ask('a+6@box.test')).toBe(429);
    expect(await ask('b+6@box.test')).toBe(303);
  });
});

describe('a public PDF', () => {
  it('is refused if it is truncated, or only starts like one', async () => {
    const { db, store, portal, upload } = register.portal;
    const FileKey = await upload('admin', 'document');
    const { StorageKey } = await db
      .selectFrom('File')
      .select('StorageKey')
      .where('FileKey', '=', FileKey)
      .executeTakeFirstOrThrow();
    const judged = () => requirePublicPdf(db, portal.settings, FileKey);
    const whole = samplePdf('Disclosure');
    await store.put(StorageKey, whole);
    await judged();
    for (const bytes of [whole.subarray(0, -20), Buffer.from('%PDF-1.7\n<script>'), Buffer.alloc(0)]) {
      await store.put(StorageKey, bytes);
      await expect(judged()).rejects.toMatchObject({
        Code: 'ERR_VALIDATION',
        Details: { Fields: [{ Field: 'Attachment', Code: 'ERR_UPLOAD_PDF' }] },
      });
    }
    // A large file is read in chunks.
    await store.put(StorageKey, Buffer.concat([Buffer.alloc(3_000_000, 32), whole]));
    await judged();
  });
});
