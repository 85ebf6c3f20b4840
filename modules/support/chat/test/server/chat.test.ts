import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailUnread } from '#modules/support/conversations/server/mail-unread.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

type Message = {
  MessageKey: string;
  Side: string;
  Text: string;
  IsByYou: boolean;
  Files: { FileKey: string }[];
};
type Chat = {
  ConversationKey: string | null;
  State: { Status: string; NewestKey: string | null; SeenKey: string | null } | null;
  Messages: Message[];
  HasEarlier: boolean;
  Unread: number;
  UnreadFrom: string | null;
};

const chatOf = async (user: string, query: Record<string, string> = {}) =>
  (await portal.get(user, '/chat/view', query)).data as unknown as Chat;
const postMessage = async (user: string, Text: string, more: object = {}, headers = {}) => {
  const answer = await portal.post(user, '/chat/send', { Text, ...more }, headers);
  expect(answer.error.Code).toBeUndefined();
  return answer.data as { ConversationKey: string; Message: Message };
};
const staff = (user: string, path: string, ConversationKey: string, more: object = {}) =>
  portal.post(user, `/conversation/${path}`, { ConversationKey, ...more });
const texts = (chat: Chat) => chat.Messages.map(({ Side, Text }) => `${Side}: ${Text}`);
const mails = (to: string) =>
  portal.db.selectFrom('Mail').selectAll().where('Recipient', '=', to).orderBy('Id').execute();

describe('a chat', () => {
  it('does not exist before the first message, and is created once by concurrent messages', async () => {
    expect(await chatOf('client')).toMatchObject({
      ConversationKey: null,
      Messages: [],
      State: null,
      Unread: 0,
    });
    const begun = await Promise.all(['One', 'Two', 'Three'].map((text) => postMessage('client', text)));
    expect(new Set(begun.map(({ ConversationKey }) => ConversationKey)).size).toBe(1);
    const chat = await chatOf('client');
    expect(chat.Messages.map(({ Text }) => Text).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect(chat.State).toMatchObject({ Status: 'OPEN', SeenKey: null });
  });

  it('stores a message once, however often it is sent', async () => {
    const before = (await chatOf('client')).Messages.length;
    const again = () => postMessage('client', 'Only once.', {}, { 'idempotency-key': 'chat-only-once' });
    const answers = await Promise.all([again(), again(), again()]);
    expect(new Set(answers.map(({ Message }) => Message.MessageKey)).size).toBe(1);
    expect((await chatOf('client')).Messages).toHaveLength(before + 1);
  });

  it('continues after a given message, in order', async () => {
    const { Message, ConversationKey } = await postMessage('client2', 'First');
    await staff('admin', 'reply', ConversationKey, { Text: 'Second' });
    await postMessage('client2', 'Third');
    const after = await chatOf('client2', { AfterKey: Message.MessageKey });
    expect(texts(after)).toEqual(['STAFF: Second', 'ASKER: Third']);
    expect(texts(await chatOf('client2', { BeforeKey: after.Messages[0]?.MessageKey ?? '' }))).toEqual([
      'ASKER: First',
    ]);
    const none = await chatOf('client2', { AfterKey: after.Messages[1]?.MessageKey ?? '' });
    expect(none.Messages).toEqual([]);
  });

  it('shows the user neither the staff member nor internal notes', async () => {
    const { ConversationKey, Message } = await postMessage('client3', 'Who are you?');
    await staff('it', 'note', ConversationKey, { Text: 'A difficult one.' });
    await staff('business', 'reply', ConversationKey, { Text: 'The body.' });
    const answer = await portal.get('client3', '/chat/view');
    expect(texts(answer.data as unknown as Chat)).toEqual(['ASKER: Who are you?', 'STAFF: The body.']);
    const wire = JSON.stringify(answer.data);
    for (const secret of [
      'difficult',
      'Seq',
      'By"',
      await portal.userKey('business'),
      await portal.userKey('it'),
    ])
      expect(wire).not.toContain(secret);
    const note = await portal.db
      .selectFrom('ConversationMessage')
      .select('MessageKey')
      .where('Side', '=', 'NOTE')
      .where('Text', '=', 'A difficult one.')
      .executeTakeFirstOrThrow();
    // A note's key gets exactly the same response as a non-existent key.
    for (const query of [{ AfterKey: note.MessageKey }, { AfterKey: 'nobody-has-this-key' }])
      expect((await portal.get('client3', '/chat/view', query)).error.Code).toBe('ERR_NOT_FOUND');
    // Another user's message is not found either.
    const foreign = await portal.get('client', '/chat/view', { AfterKey: Message.MessageKey });
    expect(foreign.error.Code).toBe('ERR_NOT_FOUND');
  });

  it('is marked as read when it is viewed; both sides see how far', async () => {
    const { ConversationKey, Message } = await postMessage('sub-client', 'Is it read?');
    await staff('finance', 'seen', ConversationKey, { Seq: 1 });
    expect((await chatOf('sub-client')).State?.SeenKey).toBe(Message.MessageKey);
    await staff('finance', 'reply', ConversationKey, { Text: 'It is.' });
    await staff('finance', 'reply', ConversationKey, { Text: 'And this?' });
    const chat = await chatOf('sub-client');
    const [, first, second] = chat.Messages.map(({ MessageKey }) => MessageKey);
    expect([chat.Unread, chat.UnreadFrom]).toEqual([2, first]);
    const one = await portal.post('sub-client', '/chat/seen', { MessageKey: first });
    expect(one.data).toEqual({ Unread: 1, ConversationKey });
    await portal.post('sub-client', '/chat/seen', { MessageKey: second });
    // The marker never moves back.
    expect((await portal.post('sub-client', '/chat/seen', { MessageKey: first })).data.Unread).toBe(0);
    const seen = (await portal.get('finance', '/conversation/view', { ConversationKey })).data;
    expect(seen.ClientSeenSeq).toBe(3);
  });

  it('is visible to the user only: not even their organisation reads it', async () => {
    await postMessage('sub-client', 'Between us.');
    expect(JSON.stringify(await chatOf('client'))).not.toContain('Between us.');
  });

  it('that was closed is reopened by the next message, unassigned', async () => {
    const { ConversationKey } = await postMessage('client2', 'Thank you.');
    await staff('business', 'assign', ConversationKey, { AssignedUserKey: await portal.userKey('business') });
    expect((await staff('business', 'status', ConversationKey, { Status: 'CLOSED' })).status).toBe(200);
    expect((await chatOf('client2')).State?.Status).toBe('CLOSED');
    const again = await postMessage('client2', 'One more thing.');
    expect(again.ConversationKey).toBe(ConversationKey);
    const { data } = await portal.get('admin', '/conversation/view', { ConversationKey });
    expect(data).toMatchObject({ Status: 'OPEN', Assigned: null });
  });

  it('transfers files between user and staff, and to no one else', async () => {
    const file = await portal.upload('client3', 'document');
    const { ConversationKey, Message } = await postMessage('client3', 'See this.', { Attachment: [file] });
    expect(Message.Files.map(({ FileKey }) => FileKey)).toEqual([file]);
    const back = await portal.upload('business', 'document');
    await staff('business', 'reply', ConversationKey, { Text: 'And this.', Attachment: [back] });
    const ticket = async (user: string, FileKey: string) =>
      (await portal.post(user, '/media/ticket', { FileKey })).status;
    expect([
      await ticket('finance', file),
      await ticket('assessor', file),
      await ticket('client', file),
    ]).toEqual([200, 404, 404]);
    expect([await ticket('client3', back), await ticket('client', back)]).toEqual([200, 404]);
    const foreign = await portal.post('client3', '/chat/send', { Text: 'Mine?', Attachment: [back] });
    expect([foreign.status, foreign.error.Fields?.[0]?.Field]).toEqual([422, 'Attachment']);
  });

  it('shows its subject where the user may see it', async () => {
    const { ServiceKey } = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'GF')
      .executeTakeFirstOrThrow();
    const made = await portal.post('client', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
    const ApplicationKey = String(made.data.ApplicationKey);
    const own = await postMessage('client', 'What about this one?', { ApplicationKey });
    const view = (ConversationKey: string) => portal.get('admin', '/conversation/view', { ConversationKey });
    expect((await view(own.ConversationKey)).data.Application).toMatchObject({ ApplicationKey });
    // An invalid application does not lose the question; the chat is then not linked to one.
    const foreign = await postMessage('client3', 'And this?', { ApplicationKey });
    expect((await view(foreign.ConversationKey)).data.Application).toBeNull();
  });

  it('is rate-limited', async () => {
    await portal.db.deleteFrom('Attempt').execute();
    const codes = [];
    for (let at = 0; at < 61; at += 1)
      codes.push((await portal.post('client', '/chat/send', { Text: `${at}` })).status);
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([60, 429]);
    await portal.db.deleteFrom('Attempt').execute();
  });

  it('refuses invalid messages', async () => {
    for (const body of [{ Text: ' ' }, { Text: 'x'.repeat(8_001) }, { Text: 'x', More: 1 }, {}])
      expect((await portal.post('client', '/chat/send', body)).status).toBe(422);
  });
});

describe('an unread answer', () => {
  const waiting = async (key: string) =>
    (
      await sql<{ Wait: number }>`select round(extract(epoch from run_at - now()))::int as wait
        from graphile_worker.jobs where key = ${`chat.mail ${key}`}`.execute(portal.db)
    ).rows;

  it('is emailed after two minutes: once, with all unread messages, to the current address', async () => {
    const { ConversationKey } = await postMessage('client2', 'Where is my certificate?');
    await staff('scheduling', 'reply', ConversationKey, { Text: 'It is being printed.' });
    await staff('scheduling', 'reply', ConversationKey, { Text: 'It comes on Monday.' });
    const [job, ...others] = await waiting(ConversationKey);
    expect(others).toEqual([]);
    expect(job?.Wait).toBeGreaterThan(110);
    expect(job?.Wait).toBeLessThanOrEqual(120);
    await portal.db
      .updateTable('Account')
      .set({ Email: 'moved@demo.test' })
      .where('Email', '=', 'client2@demo.test')
      .execute();
    await mailUnread(portal.portal, { ConversationKey });
    await mailUnread(portal.portal, { ConversationKey });
    const sent = await mails('moved@demo.test');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.Text).toContain('It is being printed.');
    expect(sent[0]?.Text).toContain('It comes on Monday.');
    expect(sent[0]?.Text).toContain('http://portal.test/dashboard?chat=open');
    await portal.db
      .updateTable('Account')
      .set({ Email: 'client2@demo.test' })
      .where('Email', '=', 'moved@demo.test')
      .execute();
  });

  it('is not emailed if it was read, or the account is closed', async () => {
    const { ConversationKey } = await postMessage('sub-client', 'Hello?');
    await staff('it', 'reply', ConversationKey, { Text: 'Hello.' });
    const { Messages } = await chatOf('sub-client');
    await portal.post('sub-client', '/chat/seen', { MessageKey: Messages.at(-1)?.MessageKey });
    await mailUnread(portal.portal, { ConversationKey });
    expect(await mails('sub-client@demo.test')).toEqual([]);
    await staff('it', 'reply', ConversationKey, { Text: 'Still there?' });
    const status = (Status: 'REMOVED' | 'ACTIVE') =>
      setAccountStatus(portal.db, { Email: 'sub-client@demo.test' }, Status);
    await status('REMOVED');
    await mailUnread(portal.portal, { ConversationKey });
    expect(await mails('sub-client@demo.test')).toEqual([]);
    await status('ACTIVE');
  });
});

describe('email status of an answer', () => {
  it('is reported for those sent by email, not for those read before', async () => {
    const { ConversationKey } = await postMessage('client3', 'Are you there?');
    await staff('business', 'reply', ConversationKey, { Text: 'Read at once.' });
    const { Messages } = await chatOf('client3');
    await portal.post('client3', '/chat/seen', { MessageKey: Messages.at(-1)?.MessageKey });
    await staff('business', 'reply', ConversationKey, { Text: 'Missed.' });
    await mailUnread(portal.portal, { ConversationKey });
    const { data } = await portal.get('business', '/conversation/view', { ConversationKey });
    const last = (data.Messages as { Text: string; IsMailed: boolean }[]).slice(-2);
    expect(last.map(({ Text, IsMailed }) => [Text, IsMailed])).toEqual([
      ['Read at once.', false],
      ['Missed.', true],
    ]);
  });
});

describe('office hours', () => {
  it('are managed by a few roles, visible to the inbox, and a newer version is never overwritten', async () => {
    const first = (await portal.get('business', '/chat/hours')).data as { Days: unknown[]; Version: number };
    expect(first).toMatchObject({ Version: 0, Holidays: [] });
    expect(first.Days).toHaveLength(7);
    expect((await portal.post('business', '/chat/hours/save', first)).status).toBe(403);
    const never = { Days: [null, null, null, null, null, null, null], Holidays: [], Version: 0 };
    expect((await portal.post('it', '/chat/hours/save', never)).data).toMatchObject({ Version: 1 });
    const late = await portal.post('admin', '/chat/hours/save', { ...never, Holidays: ['2026-12-25'] });
    expect([late.status, late.error.Data]).toMatchObject([409, { Version: 1, Holidays: [] }]);
    const availability = ((await portal.get('client', '/chat/view')).data as { Availability: object })
      .Availability;
    expect(availability).toEqual({ IsOpen: false, ClosesAt: null, OpensAt: null, IsThere: false });
    const always = { From: '00:00', To: '23:59' };
    const open = { Days: Array.from({ length: 7 }, () => always), Holidays: [], Version: 1 };
    expect((await portal.post('sub-admin', '/chat/hours/save', open)).status).toBe(200);
    const event = await portal.db
      .selectFrom('Audit')
      .select('Detail')
      .where('Event', '=', 'CHAT_HOURS')
      .execute();
    expect(event).toHaveLength(2);
  });
});

describe('the organisation’s own chat server', () => {
  it('replaces the chat, and is the only address that may be framed', async () => {
    const elsewhere = await startTestPortal({ CHAT_URL: 'https://chat.example/room?from=assay' });
    try {
      const config = await elsewhere.get(null, '/auth/config');
      expect(config.data.ChatUrl).toBe('https://chat.example/room?from=assay');
      const refused = await elsewhere.post('client', '/chat/send', { Text: 'Hello' });
      expect([refused.status, refused.error.Code]).toEqual([403, 'ERR_FORBIDDEN']);
      expect(refused.error.Message).toContain('another server');
      const page = await elsewhere.app.inject({ url: '/api/auth/config' });
      const policy = String(page.headers['content-security-policy']);
      expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' blob: https://chat.example");
    } finally {
      await elsewhere.close();
    }
    expect((await portal.get(null, '/auth/config')).data.ChatUrl).toBeNull();
  });
});
