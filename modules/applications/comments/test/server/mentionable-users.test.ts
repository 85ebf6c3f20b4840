import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assessmentPortal } from '#quality/support/assessment-portal.ts';
import { commentFixture, refusal } from '#quality/support/comment-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { CommentPerson } from '../../rules/contract.ts';
import { notifyComment } from '../../server/notify-comment.ts';

let testPortal: TestPortal;
let key: string;
const { save, write, remove, notifyAll } = commentFixture(
  () => testPortal,
  () => key,
);

beforeAll(async () => {
  testPortal = await startTestPortal();
  key = await assessmentPortal(() => testPortal).apply('GF');
});
afterAll(() => testPortal.close());
beforeEach(async () => {
  await sql`truncate application_comment, application_comment_version, application_comment_seen,
    notification, mail restart identity cascade`.execute(testPortal.db);
  await sql`update account set notice = '{}'`.execute(testPortal.db);
});

const keyOf = (user: string) => testPortal.userKey(user);
async function found(user: string, Search: string, IsInternal = false): Promise<string[]> {
  const query = { ApplicationKey: key, Search, IsInternal: String(IsInternal) };
  const { data } = await testPortal.get(user, '/comment/people', query);
  return (data.Rows as CommentPerson[]).map((person) => person.Name);
}
/** Notified users with the notification kind, and whether an email was sent. */
async function notifications(): Promise<string[]> {
  const { rows } = await sql<{ Line: string }>`
    select split_part(account.email, '@', 1) || ' ' || notification.kind || case when mail.id is null then '' else ' by mail' end as line
    from notification join account on account.id = notification.account_id
    left join mail on mail.cause = notification.cause || ':' || account.id
    order by 1`.execute(testPortal.db);
  return rows.map((row) => row.Line);
}
const share = async (UserKey: string, isShared: boolean) =>
  testPortal.post('client', '/user/sub/share', { UserKey, ApplicationKeys: isShared ? [key] : [] });

describe('people who can be mentioned', () => {
  test('staff can mention all staff with access to the application, and the client’s people in shared comments only', async () => {
    expect(await found('business', 'ivy')).toEqual(['Ivy Chan']);
    expect(await found('business', 'chan iv')).toEqual(['Ivy Chan']);
    // Another assessor without access to the application.
    expect(await found('business', 'Gordon')).toEqual([]);
    // The user themselves.
    expect(await found('business', 'Bonnie')).toEqual([]);
    const client = String((await testPortal.get('client', '/user/info')).data.FirstName);
    expect(await found('business', client)).toHaveLength(1);
    expect(await found('business', client, true)).toEqual([]);
    const foreign = String((await testPortal.get('client2', '/user/info')).data.FirstName);
    expect(await found('business', foreign)).toEqual([]);
  });

  test('a sub-account can be mentioned while the application is shared with it', async () => {
    const sub = (await testPortal.get('sub-client', '/user/info')).data;
    expect(await found('business', String(sub.FirstName))).toEqual([]);
    await share(String(sub.UserKey), true);
    try {
      expect(await found('business', String(sub.FirstName))).toHaveLength(1);
      expect(await found('client', String(sub.FirstName))).toHaveLength(1);
    } finally {
      await share(String(sub.UserKey), false);
    }
  });

  test('clients can mention only the people shown on their application; a search by email address finds no one', async () => {
    // Assigned; confirmed the application; never involved.
    expect(await found('client', 'ivy')).toEqual(['Ivy Chan']);
    expect(await found('client', 'bonnie')).toEqual(['Bonnie Ho']);
    expect(await found('client', 'felix')).toEqual([]);
    await write('finance', 'Among us.');
    expect(await found('client', 'felix')).toEqual([]);
    await write('finance', 'Your payment came in.', { IsInternal: false });
    expect(await found('client', 'felix')).toEqual(['Felix Kwok']);
    expect(await found('client', 'finance@demo')).toEqual([]);
    const query = { ApplicationKey: key, IsInternal: 'true' };
    expect(refusal(await testPortal.get('client', '/comment/people', query))).toBe(
      '422 ERR_VALIDATION IsInternal:REASON_COMMENT_ALWAYS_SHARED',
    );
  });

  test('a person who must not be mentioned is refused like a missing one', async () => {
    const unknown = '422 ERR_VALIDATION Mentions:COMMENT_MENTION_UNKNOWN';
    const mention = async (user: string, mentioned: string, IsInternal: boolean) =>
      refusal(
        await save(user, {
          Comment: `@${mentioned}`,
          Mentions: [await keyOf(mentioned)],
          ...(user !== 'client' && { IsInternal }),
        }),
      );
    expect(await mention('business', 'client', true)).toBe(unknown);
    expect(await mention('business', 'client2', false)).toBe(unknown);
    expect(await mention('business', 'assessor2', true)).toBe(unknown);
    expect(await mention('client', 'scheduling', false)).toBe('200 ');
    expect(await mention('client', 'finance', false)).toBe(unknown);
    expect(refusal(await save('business', { Comment: '@', Mentions: ['nobody-has-this-key-22'] }))).toBe(
      unknown,
    );
  });
});

describe('recipients', () => {
  test('a client’s comment notifies the assignee of the step but not its author; an internal comment notifies the people mentioned', async () => {
    await write('client', 'May we send the plan next week?');
    await notifyAll();
    expect(await notifications()).toEqual(['assessor COMMENTED by mail']);
    await write('business', 'See this, @Rita Wong', { Mentions: [await keyOf('indepreviewer')] });
    await notifyAll();
    expect(await notifications()).toEqual(['assessor COMMENTED by mail', 'indepreviewer MENTIONED by mail']);
  });

  test('a staff comment notifies the client’s people; a mentioned person gets only the message about the mention', async () => {
    await write('business', 'Yes, next week is fine.', {
      IsInternal: false,
      Mentions: [await keyOf('client'), await keyOf('assessor')],
    });
    await notifyAll();
    await notifyAll();
    expect(await notifications()).toEqual(['assessor MENTIONED by mail', 'client MENTIONED by mail']);
    // Staff who have written to the client are notified of the answer.
    await write('client', 'Thank you.');
    await notifyAll();
    expect(await notifications()).toEqual([
      'assessor COMMENTED by mail',
      'assessor MENTIONED by mail',
      'business COMMENTED by mail',
      'client MENTIONED by mail',
    ]);
  });

  test('the client is never notified of an internal comment, and no email contains the text', async () => {
    await write('business', 'Secret doubts about them.', { Mentions: [await keyOf('assessor')] });
    await notifyAll();
    expect(await notifications()).toEqual(['assessor MENTIONED by mail']);
    const { rows } = await sql<{ Text: string }>`select text from mail`.execute(testPortal.db);
    expect(rows[0]?.Text).toContain('Bonnie Ho mentioned you');
    expect(rows[0]?.Text).toContain(`/viewform?key=${key}&tab=comments`);
    expect(rows[0]?.Text).not.toContain('Secret');
  });

  test('email preferences apply: none, or one a day', async () => {
    await testPortal.post('assessor', '/user/notification/setting', { COMMENT: 'NONE' });
    await testPortal.post('indepreviewer', '/user/notification/setting', { COMMENT: 'DAILY' });
    await write('business', '@both', {
      Mentions: [await keyOf('assessor'), await keyOf('indepreviewer')],
    });
    await notifyAll();
    expect(await notifications()).toEqual(['assessor MENTIONED', 'indepreviewer MENTIONED']);
    const { rows } = await sql<{ IsForDigest: boolean }>`
      select is_for_digest from notification order by account_id`.execute(testPortal.db);
    expect(rows.map((row) => row.IsForDigest)).toEqual([false, true]);
  });

  test('no one is notified of a removed comment, nor anyone without access', async () => {
    const removed = await write('client', 'Sent by mistake.');
    await remove('client', removed.CommentKey);
    const sub = await keyOf('sub-client');
    await share(sub, true);
    await write('business', '@sub', { IsInternal: false, Mentions: [sub] });
    await share(sub, false);
    await notifyAll();
    expect(await notifications()).toEqual(['client COMMENTED by mail']);
  });

  test('a mention added by an edit is notified; nothing else is sent again', async () => {
    const { CommentKey } = await write('business', 'Look at this.', { IsInternal: false });
    await notifyAll();
    await sql`delete from notification`.execute(testPortal.db);
    await save('business', { CommentKey, Comment: '@Ivy Chan', Mentions: [await keyOf('assessor')] });
    const { Id } = await testPortal.db
      .selectFrom('ApplicationComment')
      .select('Id')
      .executeTakeFirstOrThrow();
    await notifyComment(testPortal.portal, { CommentId: Id, IsNew: false });
    expect((await notifications()).filter((line) => !line.startsWith('client'))).toEqual([
      'assessor MENTIONED by mail',
    ]);
    expect(await notifications()).toHaveLength(1);
  });
});
