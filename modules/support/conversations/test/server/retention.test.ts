import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentSettings, setSettings } from '#platform/common/settings/current-settings.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setConversationStatus } from '#quality/support/set-conversation-status.ts';
import type { ContactTopic } from '../../rules/kinds.ts';
import { addMessage } from '../../server/add-message.ts';
import { notifyStaff } from '../../server/notify-staff.ts';
import { startConversation } from '../../server/start-conversation.ts';
import { sweepQuestions, sweepSpam } from '../../server/sweep-questions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  setSettings({ ...currentSettings(), QuestionMonths: 6 });
});
afterAll(() => portal?.close());

let count = 0;
async function insertQuestion(Topic: ContactTopic = 'OTHER') {
  count += 1;
  const Email = `stranger${count}@shop.test`;
  return portal.db.transaction().execute(async (tx) => {
    const row = await startConversation(tx, {
      ...{ Source: 'CONTACT', AccountId: null, Topic, Organisation: '', Language: 'EN', at: new Date() },
      ...{ Name: `Stranger ${count}`, Email },
    });
    await addMessage(tx, row, { side: 'ASKER', accountId: null, text: 'How long?', at: new Date() });
    return { key: row.ConversationKey, id: row.Id, no: row.ConversationNo, email: Email };
  });
}
const post = async (path: string, ConversationKey: string, more: object) =>
  expect((await portal.post('admin', `/conversation/${path}`, { ConversationKey, ...more })).status).toBe(
    200,
  );
const answered = (key: string, more: object = {}) => post('reply', key, { Text: 'Three months.', ...more });
const closed = (key: string) => post('status', key, { Status: 'CLOSED' });
/** Moves all times of a conversation back by the given number of months. */
const ago = (id: number, months: number) =>
  sql`update conversation set last_at = last_at - make_interval(months => ${months}::int),
    closed_at = closed_at - make_interval(months => ${months}::int) where id = ${id}`.execute(portal.db);
const isStored = async (key: string) =>
  (await portal.get('admin', '/conversation/view', { ConversationKey: key })).status === 200;

test('answered and closed conversations past the retention period are deleted, and nothing else', async () => {
  const [open, recent, silent, done, reopened, lately] = [
    await insertQuestion(),
    await insertQuestion(),
    await insertQuestion(),
    await insertQuestion(),
    await insertQuestion(),
    await insertQuestion(),
  ];
  for (const { key } of [recent, silent, done]) await answered(key);
  for (const { key } of [recent, done, reopened, lately]) await closed(key);
  await post('status', reopened.key, { Status: 'OPEN' });
  for (const { id } of [open, silent, done, reopened]) await ago(id, 7);
  await ago(recent.id, 5);
  // Last message long ago, but closed only now.
  await sql`update conversation set last_at = now() - interval '9 months' where id = ${lately.id}`.execute(
    portal.db,
  );
  await sweepQuestions(portal.portal);
  const results = [];
  for (const { key } of [open, recent, silent, done, reopened, lately]) results.push(await isStored(key));
  expect(results).toEqual([true, true, false, false, true, true]);
});

test('complaints and appeals are retained for six years', async () => {
  const [one, other] = [await insertQuestion('COMPLAINT'), await insertQuestion('COMPLAINT')];
  for (const { key } of [one, other]) await closed(key);
  await ago(one.id, 71);
  await ago(other.id, 73);
  await sweepQuestions(portal.portal);
  expect([await isStored(one.key), await isStored(other.key)]).toEqual([true, false]);
});

test('chats are retained: they belong to accounts', async () => {
  const { data } = await portal.post('client', '/chat/send', { Text: 'Hello?' });
  const key = String(data.ConversationKey);
  await closed(key);
  const { Id } = await portal.db
    .selectFrom('Conversation')
    .select('Id')
    .where('ConversationKey', '=', key)
    .executeTakeFirstOrThrow();
  await ago(Id, 100);
  await sweepQuestions(portal.portal);
  expect(await isStored(key)).toBe(true);
});

test('all emails of a conversation are deleted with it; the log retains only its number', async () => {
  const { key, id, no, email } = await insertQuestion();
  const other = await insertQuestion();
  const FileKey = await portal.upload('admin', 'document');
  await answered(key, { Attachment: [FileKey] });
  await answered(other.key);
  await post('assign', key, { AssignedUserKey: await portal.userKey('finance') });
  await setConversationStatus(portal.db, id, 'OPEN');
  await notifyStaff(portal.portal, { ConversationId: id, Seq: 1 });
  await closed(key);
  await ago(id, 7);
  const { StorageKey } = await portal.db
    .selectFrom('File')
    .select('StorageKey')
    .where('FileKey', '=', FileKey)
    .executeTakeFirstOrThrow();
  const everywhere = async () => {
    const mails = await portal.db.selectFrom('Mail').select(['Recipient', 'Text', 'Cause']).execute();
    const notices = await portal.db.selectFrom('Notification').select('Params').execute();
    const files = await portal.db.selectFrom('File').select('FileKey').execute();
    return JSON.stringify([mails, notices, files]);
  };
  const before = await everywhere();
  for (const trace of [email, key, no, FileKey]) expect(before).toContain(trace);
  await sweepQuestions(portal.portal);
  await sweepQuestions(portal.portal);
  const after = await everywhere();
  for (const trace of [email, key, no, FileKey]) expect(after).not.toContain(trace);
  expect(after).toContain(other.email);
  expect(await isStored(other.key)).toBe(true);
  expect(existsSync(join(portal.portal.settings.DATA_DIR, 'files', StorageKey))).toBe(false);
  const log = await portal.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'CONVERSATION_KEPT_LONG_ENOUGH')
    .execute();
  expect(JSON.stringify(log)).toContain(no);
  expect(JSON.stringify(log)).not.toContain(email);
});

test('deletes conversations marked as spam with their emails after thirty days', async () => {
  const { key, id, email } = await insertQuestion();
  await answered(key);
  await post('status', key, { Status: 'SPAM' });
  await sql`update conversation set last_at = now() - interval '31 days' where id = ${id}`.execute(portal.db);
  await sweepSpam(portal.portal);
  expect(await isStored(key)).toBe(false);
  const mails = await portal.db.selectFrom('Mail').select('Id').where('Recipient', '=', email).execute();
  expect(mails).toEqual([]);
});
