/**
 * Confirms for finance that bank statement lines paid invoices, singly or in bulk: performs PAID on the
 * application's or certificate's invoice, with the line as proof, and matches the other lines again.
 */
import {
  certificateInvoiceHandler,
  invoiceInScope,
  subject,
} from '#modules/billing/invoices/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Db, Queries } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Context, DataOf, Portal, SignedIn } from '#platform/server/http/context.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import { formatFailure } from '#platform/server/http/format-failure.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { BankLine, bankRoutes } from '../rules/contract.ts';
import { BANK_LINE_STATUS } from '../rules/statuses.ts';
import { lineViews, withStatement } from './line-view.ts';
import { rematchOpenLines } from './rematch-open-lines.ts';
import { transactionNoOfLine } from './transaction-no-of-line.ts';
import { type Claim, withBankLine } from './with-bank-line.ts';

type One = typeof bankRoutes.confirm;
type Many = typeof bankRoutes.confirmMany;
type ConfirmRequest = {
  LineKey: string;
  InvoiceKey: string;
  Remark?: string | undefined;
  isBeyondDoubt: boolean;
};
type Caller = Portal & {
  actor: SignedIn;
  language: Language;
  at: Date;
  address: string;
  idempotencyKey: string | null;
};

/** The input of PAID, in addition to its record. */
type PaymentInput = {
  portal: Portal;
  claim: Claim;
  asked: { action: 'PAID'; actor: SignedIn; language: Language; at: Date; idempotencyKey: string | null };
  input: { TransactionNo: string; DateTime: string; Remark?: string; LineKey: string };
};

/** Performs PAID on the application that the claimed invoice is about, with the bank line as its proof. */
export const applicationPaid = defineHook<PaymentInput & { ApplicationKey: string }>(
  'bank-statements.application-paid',
);

/**
 * Confirms that a line paid an invoice: performs PAID with the bank's number and date, and the line as
 * proof.
 */
export async function confirmLine(context: Context<One>): Promise<BankLine> {
  const { db, body } = context;
  await payByLine(context, { ...body, isBeyondDoubt: false }).catch(async (error: unknown) => {
    throw await withReloadedLine(db, body.LineKey, error);
  });
  await rematchOtherLines(db);
  return viewLine(db, body.LineKey);
}

/** Confirms each line in a separate transaction: a failure is reported for that line only. */
export async function confirmLines(context: Context<Many>): Promise<DataOf<Many>> {
  const Items: DataOf<Many>['Items'] = [];
  for (const { LineKey, InvoiceKey } of context.body.Lines) {
    const Message = await payByLine(
      { ...context, idempotencyKey: null },
      { LineKey, InvoiceKey, isBeyondDoubt: true },
    ).then(
      () => null,
      (error: unknown) => refusalReason(error, context.language),
    );
    Items.push({ LineKey, IsDone: Message === null, Message });
  }
  if (Items.some(({ IsDone }) => IsDone)) await rematchOtherLines(context.db);
  return { Items };
}

/**
 * Stops proposing paid invoices for other lines. Runs in a separate transaction after the payment, so that
 * the payment's locks are released first.
 */
const rematchOtherLines = (db: Db): Promise<void> => db.transaction().execute(rematchOpenLines);

export async function viewLine(db: Queries, LineKey: string): Promise<BankLine> {
  const row = await withStatement(db).where('BankLine.LineKey', '=', LineKey).executeTakeFirst();
  const [view] = row ? await lineViews(db, [row]) : [];
  return view ?? fail('ERR_NOT_FOUND');
}

async function payByLine(caller: Caller, request: ConfirmRequest): Promise<void> {
  const line =
    (await caller.db
      .selectFrom('BankLine')
      .selectAll()
      .where('LineKey', '=', request.LineKey)
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const invoice = await findInvoice(caller, request.InvoiceKey);
  // Repeated request, by any caller: the requested state is already in place.
  if (BANK_LINE_STATUS[line.Status].Decision === 'PAYS' && line.InvoiceId === invoice.Id) return;
  const Remark = request.Remark?.trim() ?? '';
  const claim = {
    LineId: line.Id,
    InvoiceId: invoice.Id,
    ...{ actor: caller.actor, at: caller.at, address: caller.address, Remark },
    isBeyondDoubt: request.isBeyondDoubt,
  };
  const actionContext = {
    ...{ action: 'PAID' as const, actor: caller.actor, language: caller.language, at: caller.at },
    idempotencyKey: caller.idempotencyKey,
  };
  const input = {
    TransactionNo: transactionNoOfLine(line),
    DateTime: line.BookedOn,
    ...(Remark && { Remark }),
    LineKey: line.LineKey,
  };
  if (invoice.Kind === 'APPLICATION')
    await applicationPaid.run({
      ...{ portal: caller, claim, asked: actionContext, input },
      ApplicationKey: invoice.Key,
    });
  else
    await performAction(caller, withBankLine(certificateInvoiceHandler, claim), {
      ...actionContext,
      key: invoice.Key,
      input: { CertificateKey: invoice.Key, ...input },
    });
}

/**
 * Adds the current line to the error of a late caller; the handler itself returns the record that was
 * invoiced.
 */
async function withReloadedLine(db: Queries, LineKey: string, error: unknown): Promise<unknown> {
  if (!(error instanceof Failure) || error.Details.Data === undefined) return error;
  return new Failure(error.Code, { ...error.Details, Data: await viewLine(db, LineKey) });
}

const findInvoice = async ({ db, actor }: Caller, InvoiceKey: string) =>
  (await db
    .selectFrom('Invoice')
    .innerJoinLateral(subject(), (join) => join.onTrue())
    .select(['Invoice.Id', 'Subject.Kind', 'Subject.Key'])
    .where('Invoice.InvoiceKey', '=', InvoiceKey)
    .where(invoiceInScope(actor))
    .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');

function refusalReason(error: unknown, language: Language): string {
  if (!(error instanceof Failure)) throw error;
  const { Message, Reasons = [], Fields = [] } = formatFailure(error, language);
  const why = [...Reasons, ...Fields].map((one) => one.Message);
  return why.length > 0 ? why.join(' ') : Message;
}
