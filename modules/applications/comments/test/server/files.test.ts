import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commentBlocks } from '#modules/certification/accreditation-files/server/pages/comment-blocks.ts';
import { pageTextIn } from '#modules/certification/accreditation-files/server/pages/page-text.ts';
import { currentSettings, setSettings } from '#platform/common/settings/current-settings.ts';
import { DEFAULT_SETTINGS } from '#platform/common/settings/settings.ts';
import { assessmentPortal } from '#quality/support/assessment-portal.ts';
import { commentFixture, refusal } from '#quality/support/comment-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { commentsOf } from '../../server/comments-of.ts';
import { ownComments } from '../../server/own-comments.ts';

let portal: TestPortal;
let key: string;
const { save, write, remove } = commentFixture(
  () => portal,
  () => key,
);

beforeAll(async () => {
  portal = await startTestPortal();
  key = await assessmentPortal(() => portal).apply('GF');
});
afterAll(() => portal.close());

/** Whether a user can download the file, and whether it appears in their document list. */
async function reach(user: string, FileKey: string): Promise<[fetched: boolean, listed: boolean]> {
  const { status } = await portal.post(user, '/media/ticket', { FileKey });
  const { data } = await portal.get(user, '/application/documents', { ApplicationKey: key });
  return [status === 200, (data.Rows as { FileKey: string }[]).some((row) => row.FileKey === FileKey)];
}
const BOTH = [true, true];
const NEITHER = [false, false];

describe('files of comments', () => {
  test('internal: staff with access to the application; shared: the client too', async () => {
    const inside = await portal.upload('business', 'document');
    const shared = await portal.upload('business', 'document');
    await write('business', 'For us.', { Attachment: [inside] });
    await write('business', 'For you.', { Attachment: [shared], IsInternal: false });
    expect(await reach('assessor', inside)).toEqual(BOTH);
    expect(await reach('client', inside)).toEqual(NEITHER);
    expect(await reach('client', shared)).toEqual(BOTH);
    const { data } = await portal.get('client', '/application/documents', { ApplicationKey: key });
    const row = (data.Rows as { FileKey: string; Of: string }[]).find((one) => one.FileKey === shared);
    expect(row?.Of).toBe('COMMENT');
  });

  test('removed files, and files of removed comments, are in the history only', async () => {
    const [first, second] = [
      await portal.upload('client', 'document'),
      await portal.upload('client', 'document'),
    ];
    const { CommentKey } = await write('client', 'Two files.', { Attachment: [first, second] });
    expect(await reach('business', first)).toEqual(BOTH);
    await save('client', { CommentKey, Comment: 'One file.', Attachment: [second] });
    expect(await reach('business', first)).toEqual(NEITHER);
    expect(await reach('business', second)).toEqual(BOTH);
    await remove('client', CommentKey);
    expect(await reach('business', second)).toEqual(NEITHER);
    for (const user of ['admin', 'it']) expect(await reach(user, second)).toEqual([true, false]);
    expect(await reach('sub-admin', second)).toEqual(NEITHER);
    // Users keep access to their own uploads.
    expect((await reach('client', second))[0]).toBe(true);
  });

  test('only the user’s own unused uploads are accepted, and no board records', async () => {
    const refused = '422 ERR_VALIDATION Attachment:FIELD_INVALID';
    const attach = async (user: string, FileKey: string) =>
      refusal(await save(user, { Comment: 'x', Attachment: [FileKey] }));
    expect(await attach('business', await portal.upload('client', 'document'))).toBe(refused);
    expect(await attach('business', await portal.upload('business', 'crb'))).toBe(refused);
    expect(await attach('business', 'nobody-has-this-key-22')).toBe(refused);
    // The client's answer file: attached to an internal comment, it would be hidden from its owner's
    // colleagues.
    const { data } = await portal.get('business', '/application/documents', { ApplicationKey: key });
    const answered = (data.Rows as { FileKey: string; Of: string }[]).find((row) => row.Of === 'APPLICATION');
    expect(await attach('business', String(answered?.FileKey))).toBe(refused);
    const used = await portal.upload('business', 'document');
    expect(await attach('business', used)).toBe('200 ');
    expect(await attach('business', used)).toBe(refused);
  });
});

describe('documents and personal data export', () => {
  test('the accreditation file has both kinds with author and recipient, and marks removed comments', async () => {
    const removed = await write('finance', 'Written in the wrong file.');
    await remove('admin', removed.CommentKey);
    const admin = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow();
    const { Id } = await portal.db
      .selectFrom('Application')
      .select('Id')
      .where('ApplicationKey', '=', key)
      .executeTakeFirstOrThrow();
    const reader = { Id: admin.Id, Roles: ['ADMIN'], OrganisationId: null } as unknown as Parameters<
      typeof commentsOf
    >[1];
    const comments = await commentsOf(portal.db, reader, Id);
    const printed = JSON.stringify(commentBlocks(comments, pageTextIn('EN')));
    for (const text of ['For us.', 'Staff only', 'For you.', 'Client and staff', 'Removed by Ada Fung'])
      expect(printed).toContain(text);
    expect(printed).not.toContain('wrong file');
  });

  test('a user’s own comments are part of the personal data export', async () => {
    const { Id } = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'business@demo.test')
      .executeTakeFirstOrThrow();
    const rows = await ownComments(portal.db, Id);
    expect(rows.slice(0, 2).map((row) => [row.Comment, row.IsInternal])).toEqual([
      ['For us.', true],
      ['For you.', false],
    ]);
  });
});

describe('/attachment/save', () => {
  const attach = (user: string, Attachment: string[], more = {}) =>
    portal.post(user, '/attachment/save', { ApplicationKey: key, Attachment, ...more });

  test('attaches files to an application with a remark, as a comment of the user', async () => {
    const [inside, shared, sent] = [
      await portal.upload('business', 'document'),
      await portal.upload('business', 'document'),
      await portal.upload('client', 'document'),
    ];
    const { data } = await attach('business', [inside], { Remark: 'The signed contract.' });
    expect(data).toMatchObject({
      Comment: 'The signed contract.',
      IsInternal: true,
      Attachment: [{ FileKey: inside }],
    });
    await attach('business', [shared], { Remark: 'Your copy.', IsInternal: false });
    expect(await reach('assessor', inside)).toEqual(BOTH);
    expect(await reach('client', inside)).toEqual(NEITHER);
    expect(await reach('client', shared)).toEqual(BOTH);
    // Client comments go to the certification body; without a remark the text lists the files.
    const mine = await attach('client', [sent]);
    const [file] = mine.data.Attachment as { Name: string }[];
    expect(mine.data).toMatchObject({ Comment: file?.Name, IsInternal: false });
    expect(await reach('business', sent)).toEqual(BOTH);
  });

  test('a comment generated from file names does not exceed the maximum length', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => portal.upload('business', 'document')));
    await portal.db
      .updateTable('File')
      .set({ Name: `${'x'.repeat(196)}.pdf` })
      .where('FileKey', 'in', keys)
      .execute();
    setSettings({ ...currentSettings(), CharLimit: 1_000 });
    const { status, data } = await attach('business', keys);
    setSettings(DEFAULT_SETTINGS);
    expect([status, String(data.Comment).length, String(data.Comment).at(-1)]).toEqual([200, 1_000, '…']);
  });

  test('a request repeated with one Idempotency-Key attaches the files once', async () => {
    const sent = await portal.upload('client', 'document');
    const body = { ApplicationKey: key, Attachment: [sent] };
    const headers = { 'idempotency-key': 'attach-this-once' };
    const first = await portal.post('client', '/attachment/save', body, headers);
    const second = await portal.post('client', '/attachment/save', body, headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data.CommentKey).toBe(first.data.CommentKey);
  });

  test('accepts only the user’s own unused uploads, on an application visible to the user', async () => {
    const sent = await portal.upload('client', 'document');
    expect(refusal(await attach('business', [sent]))).toBe('422 ERR_VALIDATION Attachment:FIELD_INVALID');
    expect(refusal(await attach('client', []))).toBe('422 ERR_VALIDATION Attachment:FIELD_REQUIRED');
    expect(refusal(await attach('client', [sent], { Comment: 'x' }))).toBe(
      '422 ERR_VALIDATION Comment:FIELD_UNKNOWN',
    );
    expect(refusal(await attach('client2', [sent]))).toBe('404 ERR_NOT_FOUND');
    expect((await attach('client', [sent])).status).toBe(200);
  });
});
