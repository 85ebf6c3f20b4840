/** Demo data: two support chats and the office hours. */
import { addMessage, changeConversation } from '#modules/support/conversations/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { startChat } from '../start-chat.ts';

type Line = { who: string; minutes: number; text: string };
type Chat = { hoursAgo: number; language: Language; client: string; lines: readonly Line[]; isSeen: boolean };

const CHATS: readonly Chat[] = [
  {
    ...{ hoursAgo: 46, language: 'EN', client: 'client', isSeen: true },
    lines: [
      {
        who: 'client',
        minutes: 0,
        text: 'Good morning. Can we change our contact person while an application is under review?',
      },
      {
        who: 'business',
        minutes: 6,
        text: 'Good morning. Yes: under “Sub-accounts” you invite the new person as a sub-account, and then share the application with them.',
      },
      { who: 'client', minutes: 9, text: 'Perfect, that is what we need. Thank you!' },
      { who: 'business', minutes: 11, text: 'You are welcome.' },
    ],
  },
  {
    ...{ hoursAgo: 3, language: 'CHT', client: 'client2', isSeen: false },
    lines: [
      { who: 'client2', minutes: 0, text: '請問付款證明可以上載圖片嗎？銀行只給了截圖。' },
      { who: 'finance', minutes: 14, text: '可以，JPG 或 PNG 均可，請確保交易編號清晰可見。' },
      { who: 'client2', minutes: 31, text: '明白，已上載，請查收。' },
    ],
  },
];

/** Public holidays in Hong Kong in the coming months. */
const HOLIDAYS = ['2026-12-25', '2026-12-26', '2027-01-01'];
const DAY = { From: '09:00', To: '18:00' };

/**
 * Creates two chats, one of them waiting for an answer, and the office hours. No notifications or emails are
 * sent.
 */
async function seedChats(tx: Tx, now: Date): Promise<void> {
  const Value = json({ Days: [DAY, DAY, DAY, DAY, DAY, null, null], Holidays: HOLIDAYS, Version: 1 });
  await tx.insertInto('Setting').values({ Name: 'chat hours', Value, UpdatedAt: now }).execute();
  for (const chat of CHATS) await seedChat(tx, chat, now);
}

async function seedChat(
  tx: Tx,
  { hoursAgo, language, client, lines, isSeen }: Chat,
  now: Date,
): Promise<void> {
  const begins = now.getTime() - hoursAgo * 3_600_000;
  let row = await startChat(tx, { actor: await idOf(tx, client), language, at: new Date(begins) }, null);
  for (const { who: author, minutes, text } of lines) {
    const isAsker = author === client;
    const { Id } = await idOf(tx, author);
    row = await addMessage(tx, row, {
      side: isAsker ? 'ASKER' : 'STAFF',
      accountId: Id,
      text,
      at: new Date(begins + minutes * 60_000),
      isQuiet: true,
    });
    if (isAsker) continue;
    row = await changeConversation(tx, row, {
      Status: 'ANSWERED',
      columns: { AssignedId: Id, ClientSeenSeq: row.LastSeq, StaffSeenSeq: row.LastSeq },
      at: row.LastAt,
    });
  }
  if (isSeen)
    await tx
      .updateTable('Conversation')
      .set({ StaffSeenSeq: row.LastSeq })
      .where('Id', '=', row.Id)
      .execute();
}

const idOf = (tx: Tx, user: string) =>
  tx.selectFrom('Account').select('Id').where('Email', '=', `${user}@demo.test`).executeTakeFirstOrThrow();

export const demo: ModuleDemo = { rows: { chats: { place: 120, run: (tx) => seedChats(tx, new Date()) } } };
