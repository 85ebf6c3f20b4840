/**
 * Compares the stored card payments with their providers one by one, and finds payments at the providers
 * that the portal does not know; yields each difference that is not just a delay.
 */
import {
  activeProvider,
  NOT_FOUND_AT_PROVIDER,
  type PaymentProvider,
  providers,
  Refusal,
  refOf,
} from '#modules/billing/card-payments/server/index.ts';
import { type ProviderName, paymentStatuses } from '#modules/billing/invoices/rules/index.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { comparePayment } from './compare-payment.ts';
import { type LocalPaymentRow, localPayments, toLocalPayment } from './local-payments.ts';

/** Payments loaded at a time; each needs a request to the provider. */
const WINDOW = 100;
/**
 * In milliseconds: an event of the provider may be delayed, and the job that needs no event runs every 15
 * minutes.
 */
const EVENT_DELAY_MS = 30 * 60_000;
/** How many days back a provider is queried for payments unknown to the portal. */
const LIST_DAYS = 180;

export type ProviderCheckInput = {
  at: Date;
  /** Only payments started since then, or unfinished ones; null: all. */
  since: Date | null;
};

/**
 * Returns the differences between our payments and the providers', and provider payments unknown to the
 * portal.
 */
export async function* compareWithProviders(
  portal: Portal,
  input: ProviderCheckInput,
): AsyncGenerator<Difference> {
  const known = new Map<ProviderName, PaymentProvider | null>();
  for (let after = 0; ; ) {
    const rows = await nextRows(portal, input, after);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (!known.has(row.Provider)) known.set(row.Provider, await reached(portal, row.Provider));
      yield* compared(portal, input, row, known.get(row.Provider) ?? null);
    }
    after = rows.at(-1)?.Id ?? after;
  }
  yield* unmatchedAtProvider(portal, input);
}

const nextRows = ({ db }: Portal, { since }: ProviderCheckInput, after: number): Promise<LocalPaymentRow[]> =>
  localPayments(db)
    .where('Payment.Id', '>', after)
    .$if(since !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('Payment.CreatedAt', '>=', since ?? new Date(0)),
          eb('Payment.Status', 'in', paymentStatuses.pending),
          eb.and([eb('Payment.Status', 'in', paymentStatuses.received), eb('Payment.IsSettled', '=', false)]),
        ]),
      ),
    )
    .orderBy('Payment.Id')
    .limit(WINDOW)
    .execute();

/**
 * Returns the provider; null if it is not configured: its payments cannot be compared, which has to be
 * reported.
 */
async function reached(portal: Portal, name: ProviderName): Promise<PaymentProvider | null> {
  return providers[name](portal).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
}

async function* compared(
  portal: Portal,
  { at }: ProviderCheckInput,
  row: LocalPaymentRow,
  provider: PaymentProvider | null,
): AsyncGenerator<Difference> {
  const { About } = toLocalPayment(row);
  if (!provider) {
    yield { Check: 'PROVIDER_SILENT', About, Expected: row.Provider, Found: '' };
    return;
  }
  const answer = await fetchState(() => provider.fetchState(refOf(row)));
  if (!answer.Truth) {
    // Abandoned as unknown at the provider: both sides agree, and finance was notified.
    if (answer.IsRefused && row.FailureCode === NOT_FOUND_AT_PROVIDER) return;
    yield {
      Check: answer.IsRefused ? 'PAYMENT_NOT_AT_PROVIDER' : 'PROVIDER_SILENT',
      About,
      Expected: answer.Problem,
      Found: row.PaymentKey,
    };
    return;
  }
  if (comparePayment(toLocalPayment(row), answer.Truth).length === 0) return;
  const { PaidAt } = answer.Truth;
  if (PaidAt && at.getTime() - PaidAt.getTime() < EVENT_DELAY_MS && row.ReceivedCents === 0) return;
  // Both sides may have changed in the meantime: only what still differs when both are fetched again is a
  // difference.
  const again = await localPayments(portal.db).where('Payment.Id', '=', row.Id).executeTakeFirst();
  const now = await fetchState(() => provider.fetchState(refOf(row)));
  if (again && now.Truth) yield* comparePayment(toLocalPayment(again), now.Truth);
}

type ProviderAnswer<Answer> =
  | { Truth: Answer; Problem: '' }
  | { Truth: null; Problem: string; IsRefused: boolean };

/**
 * Returns failures as a result: a provider error for one payment must not prevent the comparison of the
 * others.
 */
async function fetchState<Answer>(question: () => Promise<Answer>): Promise<ProviderAnswer<Answer>> {
  try {
    return { Truth: await question(), Problem: '' };
  } catch (error) {
    const Problem = error instanceof Error ? error.message : String(error);
    return { Truth: null, Problem, IsRefused: error instanceof Refusal };
  }
}

/** Finds payments of the connected provider that the portal does not have. */
async function* unmatchedAtProvider(
  portal: Portal,
  { at, since }: ProviderCheckInput,
): AsyncGenerator<Difference> {
  const Provider = activeProvider(portal.settings);
  const provider = await reached(portal, Provider);
  const connection = await portal.db
    .selectFrom('PaymentConnection')
    .select('Account')
    .where('Provider', '=', Provider)
    .executeTakeFirst();
  if (!provider || !connection) return;
  const from = since ?? new Date(at.getTime() - LIST_DAYS * 86_400_000);
  const listed = await fetchState(() => provider.list(connection.Account, from));
  if (!listed.Truth) {
    yield { Check: 'PROVIDER_SILENT', About: Provider, Expected: listed.Problem, Found: '' };
    return;
  }
  for (const { ProviderPaymentId, PaymentKey } of listed.Truth) {
    const ours = await portal.db
      .selectFrom('Payment')
      .select('Id')
      .where((eb) =>
        eb.or([
          eb.and([eb('Provider', '=', Provider), eb('ProviderPaymentId', '=', ProviderPaymentId)]),
          eb('PaymentKey', '=', PaymentKey ?? ''),
        ]),
      )
      .executeTakeFirst();
    if (!ours)
      yield {
        Check: 'PROVIDER_UNKNOWN_PAYMENT',
        About: ProviderPaymentId,
        Expected: PaymentKey ?? '',
        Found: '',
      };
  }
}
