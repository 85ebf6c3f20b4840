import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter, type LivePortal, next, sendSignal, startLivePortal } from '#quality/support/live.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { addMessage } from '../../server/add-message.ts';
import { lockConversation } from '../../server/load-conversation.ts';
import { notifyStaff } from '../../server/notify-staff.ts';
import { startConversation } from '../../server/start-conversation.ts';
import { sweepSpam } from '../../server/sweep-questions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

type Begun = { key: string; id: number; no: string };
type Of = { email?: string; language?: 'EN' | 'CHT' | 'CHS'; isSpam?: boolean; name?: string; text?: string };

const insertQuestion = ({
  email = 'asker@shop.test',
  language = 'EN',
  isSpam,
  name,
  text,
}: Of = {}): Promise<Begun> =>
  portal.db.transaction().execute(async (tx) => {
    const row = await startConversation(tx, {
      ...{ Source: 'CONTACT', AccountId: null, Topic: 'OTHER', Organisation: '', at: new Date() },
      ...{ Name: name ?? 'Chan Siu Ming', Email: email, Language: language },
      Suspicions: isSpam ? ['TRAP'] : [],
    });
    await addMessage(tx, row, {
      side: 'ASKER',
      accountId: null,
      text: text ?? 'How long does it take?',
      at: new Date(),
    });
    return { key: row.ConversationKey, id: row.Id, no: row.ConversationNo };
  });

const accountId = async (user: string) =>
  (
    await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', `${user}@demo.test`)
      .executeTakeFirstOrThrow()
  ).Id;

const chat = async (user: string): Promise<Begun> => {
  const AccountId = await accountId(user);
  return portal.db.transaction().execute(async (tx) => {
    const row = await startConversation(tx, {
      ...{ Source: 'CHAT', AccountId, Topic: null, Organisation: '', at: new Date() },
      ...{ Name: 'A client', Email: `${user}@demo.test`, Language: 'EN' },
    });
    await addMessage(tx, row, { side: 'ASKER', accountId: AccountId, text: 'Hello?', at: new Date() });
    return { key: row.ConversationKey, id: row.Id, no: row.ConversationNo };
  });
};

const mails = (to: string) =>
  portal.db.selectFrom('Mail').selectAll().where('Recipient', '=', to).orderBy('Id').execute();
const view = async (key: string, user = 'admin') =>
  (await portal.get(user, '/conversation/view', { ConversationKey: key })).data as {
    Version: number;
    Status: string;
    Assigned: { UserKey: string } | null;
    Messages: {
      Seq: number;
      Side: string;
      Text: string;
      By: { Name: string } | null;
      IsMailed: boolean;
      Files: { FileKey: string }[];
    }[];
    Actions: { Action: string; Allowed: boolean }[];
  };
const post = (user: string, path: string, key: string, more: Record<string, unknown> = {}, headers = {}) =>
  portal.post(user, `/conversation/${path}`, { ConversationKey: key, ...more }, headers);

describe('an answer', () => {
  it('is emailed to the enquirer in their language, and changes whose turn it is', async () => {
    const { key, no } = await insertQuestion({ email: 'yim@shop.test', language: 'CHT' });
    const { Version } = await view(key);
    const Text = '約需三個月。\n\n<b>請</b>先提交申請。';
    const answer = await post('scheduling', 'reply', key, { Text, Version });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      Status: 'ANSWERED',
      Assigned: { UserKey: await portal.userKey('scheduling') },
    });
    const [mail, ...others] = await mails('yim@shop.test');
    expect(others).toEqual([]);
    expect(mail?.Subject).toBe(`回覆你的查詢（${no}）`);
    expect(mail?.Text).toContain('約需三個月。');
    expect(mail?.Text).toContain('http://portal.test/contact?lang=CHT&code=');
    // The text of staff is escaped, never markup.
    expect(mail?.Html).toContain('&lt;b&gt;請&lt;/b&gt;');
    expect((await view(key)).Messages.map(({ Seq, Side, IsMailed }) => [Seq, Side, IsMailed])).toEqual([
      [1, 'ASKER', false],
      [2, 'STAFF', true],
    ]);
  });

  it('does not overwrite another answer: the later sender retains their text and sees the other', async () => {
    const { key } = await insertQuestion({ email: 'two@shop.test' });
    const { Version } = await view(key);
    expect((await post('business', 'reply', key, { Text: 'First.', Version })).status).toBe(200);
    const late = await post('finance', 'reply', key, { Text: 'Second.', Version });
    expect([late.status, late.error.Code]).toEqual([409, 'ERR_CONFLICT']);
    expect((late.error.Data as { Messages: unknown[] }).Messages).toHaveLength(2);
    expect(await mails('two@shop.test')).toHaveLength(1);
  });

  it('is sent once for repeated requests', async () => {
    const { key } = await insertQuestion({ email: 'once@shop.test' });
    const { Version } = await view(key);
    const again = () =>
      post('it', 'reply', key, { Text: 'Only once.', Version }, { 'idempotency-key': 'reply-only-once' });
    const [one, two] = await Promise.all([again(), again()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await mails('once@shop.test')).toHaveLength(1);
    expect((await view(key)).Messages).toHaveLength(2);
  });

  it('includes its files, which only the inbox may access', async () => {
    const { key, id } = await insertQuestion({ email: 'files@shop.test' });
    const file = await portal.upload('business', 'document');
    expect((await post('business', 'reply', key, { Text: 'See the form.', Attachment: [file] })).status).toBe(
      200,
    );
    const attached = await portal.db
      .selectFrom('MailAttachment')
      .innerJoin('Mail', 'Mail.Id', 'MailAttachment.MailId')
      .innerJoin('File', 'File.Id', 'MailAttachment.FileId')
      .select('File.FileKey')
      .where('Mail.Recipient', '=', 'files@shop.test')
      .execute();
    expect(attached).toEqual([{ FileKey: file }]);
    const ticket = async (user: string) =>
      (await portal.post(user, '/media/ticket', { FileKey: file })).status;
    expect([await ticket('finance'), await ticket('assessor'), await ticket('client')]).toEqual([
      200, 404, 404,
    ]);
    // Another user's file, or one already used.
    const foreign = await portal.upload('finance', 'document');
    for (const Attachment of [[foreign], [file], ['nobody-has-this-key']])
      expect((await post('business', 'reply', key, { Text: 'Again.', Attachment })).status).toBe(422);
    expect((await view(key)).Messages).toHaveLength(2);
    expect(id).toBeGreaterThan(0);
  });

  it('of a chat is not emailed immediately', async () => {
    const { key } = await chat('client2');
    expect((await post('admin', 'reply', key, { Text: 'Hello!' })).status).toBe(200);
    expect((await mails('client2@demo.test')).filter(({ Subject }) => Subject.startsWith('Answer'))).toEqual(
      [],
    );
    expect((await view(key)).Messages.at(-1)?.IsMailed).toBe(false);
  });
});

describe('a note', () => {
  it('is internal: no email, no change of turn, no file for the enquirer', async () => {
    const { key } = await chat('client3');
    const file = await portal.upload('it', 'document');
    const noted = await post('it', 'note', key, { Text: 'Is this a client of ours?', Attachment: [file] });
    expect(noted.data).toMatchObject({ Status: 'OPEN', LastSide: 'ASKER', LastSeq: 2 });
    const mine = await portal.post('client3', '/media/ticket', { FileKey: file });
    expect(mine.status).toBe(404);
    expect((await portal.post('admin', '/media/ticket', { FileKey: file })).status).toBe(200);
    // The note's text is not found by the list's search either.
    const { data } = await portal.get('admin', '/conversation/list', { Search: 'client of ours' });
    expect(data.Rows).toEqual([]);
  });

  it('can be added to closed or ignored conversations, unlike an answer', async () => {
    for (const Status of ['CLOSED', 'SPAM']) {
      const { key } = await insertQuestion();
      await post('admin', 'status', key, { Status });
      expect((await post('admin', 'note', key, { Text: 'For the record.' })).status).toBe(200);
      const refused = await post('admin', 'reply', key, { Text: 'Hello' });
      expect([refused.status, refused.error.Code]).toEqual([409, 'ERR_TRANSITION']);
    }
  });
});

describe('the assignee', () => {
  it('is notified once, and only if it is another person', async () => {
    const { key, no } = await insertQuestion();
    const UserKey = await portal.userKey('finance');
    const before = (await mails('finance@demo.test')).length;
    expect((await post('admin', 'assign', key, { AssignedUserKey: UserKey })).data.Assigned).toMatchObject({
      UserKey,
    });
    await post('admin', 'assign', key, { AssignedUserKey: UserKey });
    const notified = (await mails('finance@demo.test')).slice(before);
    expect(notified.map(({ Subject }) => Subject)).toEqual([`Enquiry assigned to you: ${no}`]);
    expect(notified[0]?.Text).toContain(`http://portal.test/inbox?key=${key}`);
    const mine = await portal.get('finance', '/conversation/list', { Whose: 'MINE' });
    expect((mine.data.Rows as { ConversationKey: string }[]).map((row) => row.ConversationKey)).toContain(
      key,
    );
    expect((await post('admin', 'assign', key, { AssignedUserKey: null })).data.Assigned).toBeNull();
  });

  it('must be a member of the inbox', async () => {
    const { key } = await insertQuestion();
    for (const user of ['assessor', 'client', 'ceo']) {
      const refused = await post('admin', 'assign', key, { AssignedUserKey: await portal.userKey(user) });
      expect([refused.status, refused.error.Fields?.[0]?.Field]).toEqual([422, 'AssignedUserKey']);
    }
  });
});

describe('notifications about an enquiry', () => {
  const notices = async (user: string) => {
    const { data } = await portal.get(user, '/user/notification/list', { PageSize: '100' });
    return data.Rows as { Title: string; Path: string }[];
  };

  it('notifies everyone in the inbox once; when assigned, only the assignee', async () => {
    const { key, id, no } = await insertQuestion();
    await notifyStaff(portal.portal, { ConversationId: id, Seq: 1 });
    await notifyStaff(portal.portal, { ConversationId: id, Seq: 1 });
    for (const user of ['admin', 'sub-admin', 'business', 'scheduling', 'finance', 'it']) {
      const mine = (await notices(user)).filter(({ Title }) => Title === `New enquiry: ${no}`);
      expect(mine).toMatchObject([{ Path: `/inbox?key=${key}` }]);
    }
    for (const user of ['assessor', 'ceo', 'client'])
      expect((await notices(user)).filter(({ Title }) => Title.includes(no))).toEqual([]);
    await post('business', 'reply', key, { Text: 'We look into it.' });
    await portal.db.transaction().execute(async (tx) => {
      const row = await lockConversation(tx, key);
      if (row)
        await addMessage(tx, row, { side: 'ASKER', accountId: null, text: 'And now?', at: new Date() });
    });
    await notifyStaff(portal.portal, { ConversationId: id, Seq: 3 });
    const more = (user: string) =>
      notices(user).then(
        (all) => all.filter(({ Title }) => Title === `New message on enquiry: ${no}`).length,
      );
    expect([await more('business'), await more('finance')]).toEqual([1, 0]);
  });

  it('does not notify about ignored conversations or those already answered', async () => {
    const spam = await insertQuestion({ isSpam: true });
    const answered = await insertQuestion();
    await post('admin', 'reply', answered.key, { Text: 'Done.' });
    for (const { id, no } of [spam, answered]) {
      await notifyStaff(portal.portal, { ConversationId: id, Seq: 1 });
      expect((await notices('it')).filter(({ Title }) => Title.includes(no))).toEqual([]);
    }
  });

  it('it is counted until a staff member has opened it', async () => {
    const unread = async () => Number((await portal.get('it', '/conversation/count')).data.Unread);
    const before = await unread();
    const { key } = await insertQuestion();
    expect(await unread()).toBe(before + 1);
    // The marker never moves beyond the last message.
    const seen = await portal.post('it', '/conversation/seen', { ConversationKey: key, Seq: 99 });
    expect(seen.data.Unread).toBe(before);
    await portal.db.transaction().execute(async (tx) => {
      const row = await lockConversation(tx, key);
      if (row)
        await addMessage(tx, row, { side: 'ASKER', accountId: null, text: 'Anybody?', at: new Date() });
    });
    expect(await unread()).toBe(before + 1);
  });
});

describe('the list', () => {
  it('shows conversations awaiting an answer, finds words in either script, and separates spam', async () => {
    const one = await insertQuestion({ name: '陳大文', text: '請問證書何時到期？' });
    const spam = await insertQuestion({ isSpam: true, name: 'Spammer Long' });
    const keys = async (query: Record<string, string>) =>
      (
        (await portal.get('admin', '/conversation/list', { PageSize: '100', ...query })).data.Rows as Begun[]
      ).map((row) => (row as unknown as { ConversationKey: string }).ConversationKey);
    expect(await keys({})).toContain(one.key);
    expect(await keys({ Search: '陈大文' })).toEqual([one.key]);
    expect(await keys({ Search: one.no.toLowerCase() })).toEqual([one.key]);
    expect(await keys({})).not.toContain(spam.key);
    expect(await keys({ Search: 'Spammer' })).toEqual([]);
    expect(await keys({ Status: 'SPAM', Search: 'Spammer' })).toEqual([spam.key]);
    expect(await keys({ Source: 'CHAT', Search: one.no })).toEqual([]);
  });
});

describe('searching', () => {
  const found = async (Search: string) =>
    (
      (await portal.get('admin', '/conversation/list', { Search, PageSize: '100' })).data.Rows as {
        ConversationKey: string;
      }[]
    ).map((row) => row.ConversationKey);

  it('finds late messages and staff messages; words may be in different messages', async () => {
    const { key } = await insertQuestion({ name: 'Lam Ka Yan', text: `${'long '.repeat(790)}ending` });
    await post('business', 'reply', key, { Text: '我們已寄出 marmalade 證書。' });
    await portal.db.transaction().execute(async (tx) => {
      const row = await lockConversation(tx, key);
      const content = {
        side: 'ASKER',
        accountId: null,
        text: 'Where is the platypus?',
        at: new Date(),
      } as const;
      if (row) await addMessage(tx, row, content);
    });
    for (const query of ['ending', 'platypus', 'marmalade', '寄出', '证书', 'lam platypus marmalade'])
      expect(await found(query)).toContain(key);
    expect(await found('platypus nowhere-said')).toEqual([]);
    await post('business', 'note', key, { Text: 'A quokka, rather.' });
    expect(await found('quokka')).toEqual([]);
  });

  it('unassigned includes conversations of assignees who can no longer answer', async () => {
    const { key } = await insertQuestion();
    await post('admin', 'assign', key, { AssignedUserKey: await portal.userKey('scheduling') });
    const unassigned = async () =>
      JSON.stringify(
        (await portal.get('admin', '/conversation/list', { Whose: 'NOBODY', PageSize: '100' })).data,
      );
    expect(await unassigned()).not.toContain(key);
    const status = (Status: 'SUSPENDED' | 'ACTIVE') =>
      setAccountStatus(portal.db, { Email: 'scheduling@demo.test' }, Status);
    await status('SUSPENDED');
    expect(await unassigned()).toContain(key);
    await status('ACTIVE');
  });

  it('the excerpt in lists is never cut within a character', async () => {
    const { key } = await insertQuestion({ text: `${'x'.repeat(159)}🎉🎉` });
    const { data } = await portal.get('admin', '/conversation/list', { PageSize: '100' });
    const row = (data.Rows as { ConversationKey: string; Excerpt: string }[]).find(
      ({ ConversationKey }) => ConversationKey === key,
    );
    expect(row?.Excerpt).toBe(`${'x'.repeat(159)}🎉`);
  });
});

describe('retention', () => {
  it('a message is never changed', async () => {
    const { id } = await insertQuestion();
    const change = portal.db
      .updateTable('ConversationMessage')
      .set({ Text: 'Something else' } as never)
      .where('ConversationId', '=', id)
      .execute();
    await expect(change).rejects.toThrow('kept as it was said');
  });

  it('spam is deleted after thirty days, nothing else is', async () => {
    const old = await insertQuestion({ isSpam: true });
    const fresh = await insertQuestion({ isSpam: true });
    const good = await insertQuestion();
    const past = new Date(Date.now() - 31 * 86_400_000);
    for (const { id } of [old, good])
      await portal.db.updateTable('Conversation').set({ LastAt: past }).where('Id', '=', id).execute();
    await sweepSpam(portal.portal);
    const status = async ({ key }: Begun) =>
      (await portal.get('admin', '/conversation/view', { ConversationKey: key })).status;
    expect([await status(old), await status(fresh), await status(good)]).toEqual([404, 200, 200]);
  });

  it('only conversations of anonymous visitors can be ignored', async () => {
    const { key } = await chat('client');
    const refused = await post('admin', 'status', key, { Status: 'SPAM' });
    expect([refused.status, refused.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_NOT_FROM_STRANGER']);
  });
});

describe('live', () => {
  it('notifies the staff’s list which conversation changed, and no one else', async () => {
    const at: LivePortal = await startLivePortal(portal);
    try {
      const staff = await enter(at, await openSessionFor(portal.db, 'business'));
      const client = await enter(at, await openSessionFor(portal.db, 'client'));
      expect(await sendSignal(client, 'join', { Room: 'inbox:conversations' })).toMatchObject({
        Code: 'ERR_NOT_FOUND',
      });
      expect(await sendSignal(staff, 'join', { Room: 'inbox:something-else' })).toMatchObject({
        Code: 'ERR_NOT_FOUND',
      });
      expect(await sendSignal(staff, 'join', { Room: 'inbox:conversations' })).toEqual({ data: {} });
      const reported = next(staff, 'changed');
      const { key } = await insertQuestion();
      expect(await reported).toEqual({ Room: 'inbox:conversations', Detail: { ConversationKey: key } });
      staff.close();
      client.close();
    } finally {
      await at.stop();
    }
  });
});
