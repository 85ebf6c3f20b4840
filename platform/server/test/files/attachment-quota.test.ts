import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { makeDraft } from '#quality/support/make-draft.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { sendPdf } from '#quality/support/send-pdf.ts';
import { fileNamers } from '../../files/file-users.ts';
import { sweepUnusedFiles } from '../../media/sweep-unused.ts';

/** Tests the quota of client attachments; files that clients remove again do not escape it (report, D1). */
const MEGABYTE = 1024 * 1024;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.db.updateTable('File').set({ Size: 1 }).execute());

const tablesThatName = () =>
  fileNamers.run({ organisationId: sql<number>`0` }).flatMap((tables) => Object.keys(tables));

/** Creates an unused upload with that many bytes according to its row. */
async function used(user: string, bytes: number): Promise<string> {
  const FileKey = await portal.upload(user, 'document');
  await portal.db.updateTable('File').set({ Size: bytes }).where('FileKey', '=', FileKey).execute();
  return FileKey;
}
const fileOf = (FileKey: string) =>
  portal.db.selectFrom('File').selectAll().where('FileKey', '=', FileKey).executeTakeFirst();
const isTied = async (FileKey: string) => (await fileOf(FileKey))?.ApplicationId != null;
const attach = async (user: string, ApplicationKey: string, ...Attachment: string[]) => {
  const { status, error, data } = await portal.post(user, '/attachment/save', { ApplicationKey, Attachment });
  return { text: `${status} ${error.Fields?.map((one) => `${one.Field} ${one.Code}`) ?? ''}`, data, error };
};

describe('bytes attached by clients', () => {
  test('an application is limited to 1,000 MB of its clients, over any number of requests; staff are not limited', async () => {
    const key = await makeDraft(portal, 'client');
    for (let at = 0; at < 2; at += 1) {
      const files = await Promise.all(Array.from({ length: 10 }, () => used('client', 24 * MEGABYTE)));
      expect((await attach('client', key, ...files)).text).toBe('200 ');
    }
    // 480 MB so far; of the next 520 MB the last byte exceeds the quota.
    expect((await attach('client', key, await used('client', 520 * MEGABYTE))).text).toBe('200 ');
    const last = await used('sub-client', 1);
    await portal.db
      .updateTable('Application')
      .set({ CreatedById: Number((await fileOf(last))?.AccountId) })
      .where('ApplicationKey', '=', key)
      .execute();
    const refused = await attach('sub-client', key, last);
    expect(refused.text).toBe('422 Attachment FIELD_APPLICATION_BYTES');
    expect(JSON.stringify(refused.error)).toContain(
      'the attachments of this application would exceed 1000 MB',
    );
    expect(await isTied(last)).toBe(false);
    expect((await attach('business', key, await used('business', 90 * MEGABYTE))).text).toBe('200 ');
  });

  test('all applications of an organisation before review are limited to 1,000 MB together', async () => {
    const [one, other] = [await makeDraft(portal, 'client2'), await makeDraft(portal, 'client2')];
    expect((await attach('client2', one, await used('client2', 999 * MEGABYTE))).text).toBe('200 ');
    const next = () => used('client2', 2 * MEGABYTE);
    const refusal = '422 Attachment FIELD_UNREVIEWED_BYTES';
    expect((await attach('client2', other, await next())).text).toBe(refusal);
    // A cancelled application counts for a month.
    const done = await portal.post('client2', '/application/cancel', { ApplicationKey: one, Remark: 'x' });
    expect(done.status).toBe(200);
    expect((await attach('client2', other, await next())).text).toBe(refusal);
    const change = (ApplicationKey: string, set: object) =>
      portal.db.updateTable('Application').set(set).where('ApplicationKey', '=', ApplicationKey).execute();
    await change(one, { UpdatedAt: new Date(Date.now() - 31 * 86_400_000) });
    expect((await attach('client2', other, await next())).text).toBe('200 ');
    await change(one, { UpdatedAt: new Date() });
    // Once its review has started, an application has its own quota.
    await change(other, { ReachedSteps: ['ASSESSOR'] });
    expect((await attach('client2', other, await next())).text).toBe('200 ');
  });

  test('so are the messages of an organisation', async () => {
    const send = async (user: string, bytes: number) => {
      const body = { Text: 'See here.', Attachment: [await used(user, bytes)] };
      const { status, error } = await portal.post(user, '/chat/send', body);
      return `${status} ${error.Fields?.map((one) => `${one.Field} ${one.Code}`) ?? ''}`;
    };
    expect(await send('client', 999 * MEGABYTE)).toBe('200 ');
    expect(await send('sub-client', 2 * MEGABYTE)).toBe('422 Attachment FIELD_MESSAGE_BYTES');
    expect(await send('client2', 2 * MEGABYTE)).toBe('200 ');
  });
});

describe('removed attachments', () => {
  test('of a comment count as unused files, and are deleted by the cleanup', async () => {
    const key = await makeDraft(portal, 'client');
    const [retained, edited, removed] = [
      await used('client', 1),
      await used('client', 200 * MEGABYTE),
      await used('client', 300 * MEGABYTE),
    ];
    const { data } = await attach('client', key, retained, edited, removed);
    expect((await sendPdf(portal, 'client')).status).toBe(200);
    const comment = { ApplicationKey: key, CommentKey: data.CommentKey };
    const edit = await portal.post('client', '/comment/save', {
      ...{ ...comment, Comment: 'Less.', Attachment: [retained, removed] },
    });
    expect(edit.status).toBe(200);
    expect([await isTied(retained), await isTied(edited), await isTied(removed)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await portal.post('client', '/comment/remove', comment)).status).toBe(200);
    expect([await isTied(retained), await isTied(removed)]).toEqual([false, false]);
    expect((await sendPdf(portal, 'client')).status).toBe(413);
    // A file removed from a comment can still be read until the nightly clean-up.
    expect((await portal.post('admin', '/media/ticket', { FileKey: removed })).status).toBe(200);
    expect((await portal.post('scheduling', '/media/ticket', { FileKey: removed })).status).toBe(404);
    await portal.db
      .updateTable('File')
      .set({ CreatedAt: new Date(Date.now() - 8 * 86_400_000) })
      .where('FileKey', 'in', [edited, removed])
      .execute();
    await sweepUnusedFiles(portal.portal);
    expect([await fileOf(edited), await fileOf(removed)]).toEqual([undefined, undefined]);
    expect((await sendPdf(portal, 'client')).status).toBe(200);
  });

  test('of a staff comment stay with the application', async () => {
    const key = await makeDraft(portal, 'client');
    const file = await used('business', 1);
    const { data } = await attach('business', key, file);
    const CommentKey = data.CommentKey;
    expect((await portal.post('business', '/comment/remove', { CommentKey })).status).toBe(200);
    expect(await isTied(file)).toBe(true);
  });

  test('of a form: one’s own immediately, others with the submission, and nothing that was submitted', async () => {
    const service = demoServices.find(({ Definition }) => Definition.SchemeCode === 'QM');
    const ApplicationKey = await makeDraft(portal, 'client2');
    const save = async (user: string, files: string[], path = '/application/save') => {
      const Answers = { ...service?.validAnswers('INITIAL', files), Industry: 'LOGISTICS' };
      const { status, error } = await portal.post(user, path, { ApplicationKey, Answers });
      expect(status, JSON.stringify(error)).toBe(200);
    };
    const some = () => Promise.all(Array.from({ length: 6 }, () => used('client2', 1)));
    const tied = async (files: string[]) => new Set(await Promise.all(files.map(isTied)));
    const [first, second] = [await some(), await some()];
    await save('client2', first);
    expect(await tied(first)).toContain(true);
    const named = await portal.db
      .selectFrom('File')
      .select('FileKey')
      .where('FileKey', 'in', first)
      .where('ApplicationId', 'is not', null)
      .execute();
    const before = named.map((row) => row.FileKey);
    await save('client2', second);
    expect([await tied(before), await tied(second)]).toEqual([new Set([false]), expect.anything()]);
    // Referenced again, they are attached again.
    await save('client2', first);
    expect(await tied(before)).toEqual(new Set([true]));
    // A colleague's files remain attached until the form is submitted, so that the user filling it in may
    // reference them again.
    const { Id } = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'sub-client@demo.test')
      .executeTakeFirstOrThrow();
    await portal.db.updateTable('File').set({ AccountId: Id }).where('FileKey', 'in', before).execute();
    await save('client2', second);
    expect(await tied(before)).toEqual(new Set([true]));
    await save('client2', second, '/application/submit');
    expect(await tied(before)).toEqual(new Set([false]));
    const submitted = (await Promise.all(second.map(async (key) => ((await isTied(key)) ? key : [])))).flat();
    expect(submitted.length).toBeGreaterThan(0);
    // Returned, changed and submitted again: files submitted once remain attached.
    const remark = { ApplicationKey, Remark: 'Please send other papers.' };
    expect((await portal.post('business', '/application/return', remark)).status).toBe(200);
    await save('client2', await some(), '/application/submit');
    expect(await tied(submitted)).toEqual(new Set([true]));
  });

  test('every column with files of an application is checked first', async () => {
    const { rows } = await sql<{ Name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('attachment', 'answers', 'point_answers', 'correction_base',
          'proof', 'disclosure_file')
        and table_name not in ('mail')`.execute(portal.db);
    // Messages do not belong to applications; earlier versions of comments do not keep files.
    const others = ['conversation_message', 'application_comment_version'];
    const names = rows.map((row) => row.Name).filter((name) => !others.includes(name));
    expect(names.sort()).toEqual(
      tablesThatName()
        .filter((name) => !['invoice_event', 'certificate_document'].includes(name))
        .sort(),
    );
  });
});
