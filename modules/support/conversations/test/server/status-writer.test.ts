/** The database refuses a change of a conversation's status that its writer did not announce. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { addMessage } from '../../server/add-message.ts';
import { startConversation } from '../../server/start-conversation.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

it('refuses a direct change of the status, and one that was announced for another status', async () => {
  const { Id, ConversationKey } = await portal.db.transaction().execute(async (tx) => {
    const row = await startConversation(tx, {
      ...{ Source: 'CONTACT', AccountId: null, Topic: 'OTHER', Organisation: '', Language: 'EN' },
      ...{ Name: 'Stranger', Email: 'stranger@shop.test', at: new Date() },
    });
    return addMessage(tx, row, { side: 'ASKER', accountId: null, text: 'How long?', at: new Date() });
  });
  const status = async () =>
    (await portal.get('admin', '/conversation/view', { ConversationKey })).data.Status;
  const close = (announced: RawBuilder<boolean>) =>
    sql`update conversation set status = 'CLOSED' where id = ${Id} and ${announced}`.execute(portal.db);
  const refused = { code: '42501' };
  await expect(close(sql<boolean>`true`)).rejects.toMatchObject(refused);
  await expect(close(announceStatus('conversation', 'SPAM'))).rejects.toMatchObject(refused);
  expect(await status()).toBe('OPEN');
  const closed = await portal.post('admin', '/conversation/status', { ConversationKey, Status: 'CLOSED' });
  expect(closed.status).toBe(200);
  expect(await status()).toBe('CLOSED');
});
