/**
 * Accepts a question from the public contact form and confirms it by email. Suspected spam is only marked
 * and gets no email; a text repeated from the same address within a day is stored once.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inConstantTime } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { ContactInput } from '../../rules/contact-page.ts';
import type { Suspicion } from '../../rules/kinds.ts';
import { addMessage } from '../add-message.ts';
import { followUpLink } from '../follow-up-code.ts';
import { startConversation } from '../start-conversation.ts';
import { contactReceivedTemplate } from '../templates.ts';
import { OLD_MS, openDuration, QUICK_MS } from './form-timestamp.ts';

/** More links than this are suspicious. */
const MAX_LINKS = 3;
/** The same text from at least this many other addresses is suspicious. */
const MAX_SENDERS = 2;
/**
 * Shorter texts ("Please call me back.") are written by many people. In bytes, because a Chinese character
 * means more than a Latin letter.
 */
const MIN_UNIQUE_TEXT_BYTES = 45;

type SubmissionTraits = {
  message: string;
  /** Names as entered: they appear in an email to an address that anybody can type. */
  names: readonly string[];
  /** Value of the hidden field, which only bots fill in. */
  trap: string;
  /** How long the form was open, in milliseconds. */
  openFor: number;
  /** Number of addresses that recently sent the same text. */
  senders: number;
};

/**
 * Returns the suspicions about a message. A suspicious message is marked for manual review, never refused,
 * and its sender is not informed.
 */
function suspicionsOf({ message, names, trap, openFor, senders }: SubmissionTraits): Suspicion[] {
  const links = linksIn(message);
  // A link is not a name.
  const isLinkCalled = names.some((name) => linksIn(name) > 0);
  return [
    ...(trap === '' ? [] : (['TRAP'] as const)),
    ...(openFor < QUICK_MS ? (['TOO_QUICK'] as const) : []),
    ...(links > MAX_LINKS || isLinkCalled ? (['MANY_LINKS'] as const) : []),
    ...(senders >= MAX_SENDERS && Buffer.byteLength(searchText(message)) >= MIN_UNIQUE_TEXT_BYTES
      ? (['SAME_TEXT'] as const)
      : []),
  ];
}

const linksIn = (text: string): number => text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0;

/** Hash that is equal for texts that differ only in spaces, case, width or Chinese script. */
const textHash = (message: string): Buffer => createHash('sha256').update(searchText(message)).digest();

export type ContactSubmission = {
  Input: ContactInput;
  /** The form's signed timestamp, as submitted. */
  RenderedAt: string;
  /** Value of the hidden field. */
  Trap: string;
};

/**
 * Accepts a question from the public page and confirms it by email. Suspicious questions are marked without
 * sending an email, so that the portal cannot be used to write to strangers; the sender gets the same
 * response in the same time. The same text from the same address within a day is one question, however often
 * it is sent.
 */
export async function submitContactForm(
  portal: Portal,
  { Input, RenderedAt, Trap }: ContactSubmission,
  visitor: Visitor,
  at = new Date(),
): Promise<'SENT' | 'TOO_OLD' | 'UNKNOWN'> {
  const { db } = portal;
  const open = await openDuration(portal, RenderedAt, at);
  if (open === null) return 'UNKNOWN';
  if (open > OLD_MS) return 'TOO_OLD';
  const email = Input.email.toLowerCase();
  await countAttempt(db, { kind: 'contact', account: email, address: visitor.Address });
  await inConstantTime(() =>
    db.transaction().execute(async (tx) => {
      const hash = textHash(Input.message);
      const earlier = await sameText(tx, hash, at);
      if (earlier.includes(email)) return;
      const suspicions = suspicionsOf({
        message: Input.message,
        names: [Input.name, Input.organisation],
        trap: Trap,
        openFor: open,
        senders: new Set(earlier).size,
      });
      await saveQuestion(tx, portal, { ...Input, email }, { visitor, at, hash, suspicions });
    }),
  );
  return 'SENT';
}

/**
 * Returns the addresses that sent the same text within a day. Concurrent submissions of one text run one
 * after the other.
 */
async function sameText(tx: Tx, hash: Buffer, at: Date): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('contact'), ${hash.readInt32BE(0)})`.execute(tx);
  const rows = await tx
    .selectFrom('Conversation')
    .select('Email')
    .where('TextHash', '=', hash)
    .where('CreatedAt', '>', new Date(at.getTime() - 24 * 60 * 60_000))
    .limit(50)
    .execute();
  return rows.map(({ Email }) => Email);
}

type SavedQuestion = {
  visitor: Visitor;
  at: Date;
  hash: Buffer;
  suspicions: ReturnType<typeof suspicionsOf>;
};

async function saveQuestion(
  tx: Tx,
  { settings }: Portal,
  input: ContactInput,
  { visitor, at, hash, suspicions }: SavedQuestion,
): Promise<void> {
  const begun = await startConversation(tx, {
    Source: 'CONTACT',
    AccountId: null,
    Topic: input.topic,
    Name: input.name,
    Email: input.email,
    Organisation: input.organisation,
    Language: visitor.Language,
    Suspicions: suspicions,
    TextHash: hash,
    at,
  });
  await addMessage(tx, begun, { side: 'ASKER', accountId: null, text: input.message, at });
  // The sender's identity is not logged, because the log is never deleted.
  await audit(tx, { AccountId: null, Event: 'CONVERSATION_STARTED', Object: begun.ConversationNo });
  if (suspicions.length > 0) return;
  await queueMail(tx, {
    to: begun.Email,
    language: begun.Language,
    template: contactReceivedTemplate,
    params: { ConversationNo: begun.ConversationNo },
    link: await followUpLink({ db: tx, settings }, begun),
    cause: `conversation ${begun.ConversationKey} received`,
    thread: begun.ConversationNo,
  });
}
