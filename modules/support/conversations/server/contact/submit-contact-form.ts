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

/** More links than a question needs. */
const MAX_LINKS = 3;
/** So many different senders of one text are one sender. */
const MAX_SENDERS = 2;
/** Shorter ones ("Please call me back.") are written by many: bytes, for a Chinese letter says more than a Latin one. */
const MIN_UNIQUE_TEXT_BYTES = 45;

type SubmissionTraits = {
  message: string;
  /** Who they say they are: their name goes into a mail to an address that anybody can type. */
  names: readonly string[];
  /** The value of the hidden field. */
  trap: string;
  /** For how long the form was open, in milliseconds. */
  openFor: number;
  /** Other addresses that the same text came from lately. */
  senders: number;
};

/** The suspicions about a message. It is set aside for manual review, never refused, and its sender learns nothing of it. */
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

/** The same for texts that differ in spaces, case, width or Chinese script only. */
const textHash = (message: string): Buffer => createHash('sha256').update(searchText(message)).digest();

export type ContactSubmission = {
  Input: ContactInput;
  /** As the form brought it back. */
  RenderedAt: string;
  /** The hidden field. */
  Trap: string;
};

/**
 * Accepts a question of the public page and confirms it by email. Suspicious ones are set aside without an email, so that the
 * portal cannot be used to write to strangers; the sender gets the same answer in the same time. The same text from the same
 * address within a day is one question, however often it is sent.
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

/** From which addresses the same text came within a day. Two at once with one text come one after the other. */
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
  // Who wrote stays out of the log, which is kept for ever.
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
