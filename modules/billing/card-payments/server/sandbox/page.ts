/**
 * Server side of the simulated card provider's payment page: shows a payment, tries a test card, answers the
 * bank's 3-D Secure question, or cancels; outcomes are reported to the portal by events.
 */
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { SandboxPage } from '../../rules/online-contract.ts';
import { cardCase, maskedCard } from './cards.ts';
import { bySession, enqueueEvent, type SandboxPayment } from './store.ts';

/** Time from payment until the money is final, in milliseconds. */
const SETTLES_MS = 24 * 60 * 60_000;
/** Maximum number of declined cards per payment. */
const MAX_DECLINED = 10;

export type TestCard = { CardNo: string; Expiry: string; Cvc: string };

/**
 * Returns the sandbox's payment page: anyone with the address of a payment may pay it. All amounts come from
 * the sandbox's ledger.
 */
export async function viewSandbox(db: Db, session: string): Promise<SandboxPage> {
  return pageOf((await bySession(db, session)) ?? fail('ERR_NOT_FOUND'));
}

/** Pays with a test card; after a declined one the payment stays open for another. */
export const payInSandbox = (db: Db, session: string, card: TestCard, at: Date): Promise<SandboxPage> =>
  onPage(db, session, ['OPEN'], async (tx, payment) => {
    const cardNo = card.CardNo.replace(/[\s-]/g, '');
    if (!/^\d{12,19}$/.test(cardNo)) failField('CardNo', 'FIELD_INVALID');
    if (!/^\d{3,4}$/.test(card.Cvc.trim())) failField('Cvc', 'FIELD_INVALID');
    if (isExpired(card.Expiry, at)) return decline(tx, payment, 'expired_card', at);
    const found = cardCase(cardNo);
    const Card = maskedCard(cardNo);
    if (found.Answer === 'DECLINED') return decline(tx, payment, found.Code, at);
    if (found.Answer === 'CHALLENGE')
      return change(tx, payment, { Status: 'CHALLENGED', Card, FailureCode: null });
    return succeed(tx, { ...payment, Card }, found.IsSettledAtOnce ? at : new Date(+at + SETTLES_MS), at);
  });

/** Answers the bank's 3-D Secure question. If it is not confirmed, the card is declined. */
export const confirmInSandbox = (db: Db, session: string, isConfirmed: boolean, at: Date) =>
  onPage(db, session, ['CHALLENGED'], (tx, payment) =>
    isConfirmed
      ? succeed(tx, payment, new Date(+at + SETTLES_MS), at)
      : decline(tx, payment, 'authentication_failed', at),
  );

export const leaveSandbox = (db: Db, session: string, at: Date): Promise<SandboxPage> =>
  onPage(db, session, ['OPEN', 'CHALLENGED'], async (tx, payment) => {
    await enqueueEvent(tx, { payment, type: 'payment.cancelled', at });
    return change(tx, payment, { Status: 'CANCELLED' });
  });

/**
 * Runs a change of one payment under its row lock. A late call changes nothing and gets the current state.
 */
async function onPage(
  db: Db,
  session: string,
  when: readonly SandboxPayment['Status'][],
  perform: (tx: Tx, payment: SandboxPayment) => Promise<SandboxPayment>,
): Promise<SandboxPage> {
  return db.transaction().execute(async (tx) => {
    const payment = (await bySession(tx, session, { lock: true })) ?? fail('ERR_NOT_FOUND');
    return pageOf(when.includes(payment.Status) ? await perform(tx, payment) : payment);
  });
}

type Change = Partial<
  Pick<SandboxPayment, 'Status' | 'FailureCode' | 'Card' | 'PaidAt' | 'SettlesAt' | 'Declined'>
>;

const change = (tx: Tx, payment: SandboxPayment, set: Change): Promise<SandboxPayment> =>
  tx
    .updateTable('SandboxPayment')
    .set(set)
    .where('Id', '=', payment.Id)
    .returningAll()
    .executeTakeFirstOrThrow();

async function succeed(tx: Tx, payment: SandboxPayment, SettlesAt: Date, at: Date): Promise<SandboxPayment> {
  await enqueueEvent(tx, { payment, type: 'payment.succeeded', at });
  await enqueueEvent(tx, { payment, type: 'payment.settled', at: SettlesAt });
  const { Card } = payment;
  return change(tx, payment, { Status: 'SUCCEEDED', FailureCode: null, Card, PaidAt: at, SettlesAt });
}

async function decline(tx: Tx, payment: SandboxPayment, FailureCode: string, at: Date) {
  const Declined = payment.Declined + 1;
  await enqueueEvent(tx, { payment, type: 'payment.declined', at });
  const Status = Declined >= MAX_DECLINED ? 'FAILED' : 'OPEN';
  return change(tx, payment, { Status, FailureCode, Declined });
}

/** Whether a card (MM/YY) is expired; it is valid until the end of its month. */
function isExpired(expiry: string, at: Date): boolean {
  const [, month, year] =
    /^\s*(\d{2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? failField('Expiry', 'FIELD_INVALID');
  if (Number(month) < 1 || Number(month) > 12) failField('Expiry', 'FIELD_INVALID');
  return Date.UTC(2000 + Number(year), Number(month), 1) <= +at;
}

const pageOf = (payment: SandboxPayment): SandboxPage => ({
  Session: payment.SessionId,
  Reference: payment.Reference,
  AmountCents: payment.AmountCents,
  Currency: payment.Currency,
  Status: payment.Status,
  FailureCode: payment.FailureCode as SandboxPage['FailureCode'],
  ReturnUrl: payment.ReturnUrl,
});
