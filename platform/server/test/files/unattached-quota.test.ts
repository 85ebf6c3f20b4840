import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { sendPdf } from '#quality/support/send-pdf.ts';

/** Quota of unused uploads: 500 MB per organisation, or per member of staff. */
const MAX_BYTES = 500 * 1024 * 1024;
const PDF = samplePdf('Evidence');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.db.updateTable('File').set({ Size: 1 }).execute());

const send = (user: string) => sendPdf(portal, user);

/** Creates an unused upload with that many bytes according to its row. */
async function used(user: string, bytes: number): Promise<string> {
  const FileKey = await portal.upload(user, 'document');
  await portal.db.updateTable('File').set({ Size: bytes }).where('FileKey', '=', FileKey).execute();
  return FileKey;
}

const storedFiles = async (): Promise<number> =>
  (
    await readdir(join(portal.portal.settings.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile()).length;

test('above 500 MB of unused files an organisation is shown what to do; others continue', async () => {
  await used('client', MAX_BYTES - 10);
  for (const user of ['client', 'sub-client'])
    expect([user, await send(user)]).toEqual([
      user,
      expect.objectContaining({
        status: 413,
        Code: 'ERR_UPLOAD_ERR',
        Message:
          'Your unused uploads exceed 500 MB. Save the form or send the message they belong to, then try again. Unused files are deleted after 7 days.',
      }),
    ]);
  expect((await send('client2')).status).toBe(200);
  expect((await send('admin')).status).toBe(200);
});

test('staff are counted individually', async () => {
  await used('admin', MAX_BYTES - 10);
  expect(await send('admin')).toMatchObject({
    status: 413,
    Message: expect.stringContaining('deleted after 60 days'),
  });
  expect((await send('it')).status).toBe(200);
});

test('files that are attached do not count', async () => {
  const FileKey = await used('client', MAX_BYTES);
  expect((await send('client')).status).toBe(413);
  const { Id } = await insertCertified(portal, { no: 'QM-2025-90011' });
  await portal.db.updateTable('File').set({ ApplicationId: Id }).where('FileKey', '=', FileKey).execute();
  expect((await send('client')).status).toBe(200);
});

test('concurrent uploads are counted one after the other, and nothing of a refused one remains', async () => {
  await portal.db.deleteFrom('File').where('ApplicationId', 'is', null).execute();
  await used('client', MAX_BYTES - Math.ceil(3.5 * PDF.byteLength));
  const before = await storedFiles();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => send(at % 2 === 0 ? 'client' : 'sub-client')),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 413).length;
  expect([taken, refused]).toEqual([3, 7]);
  expect((await storedFiles()) - before).toBe(3);
});
