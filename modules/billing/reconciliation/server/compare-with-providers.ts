import {
  activeProvider,
  NOT_FOUND_AT_PROVIDER,
  type PaymentProvider,
  providers,
  Refusal,
  refOf,
} from '#modules/billing/card-payments/server/index.ts';
import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { comparePayment } from './compare-payment.ts';
import { type LocalPaymentRow, localPayments, toLocalPayment } from './local-payments.ts';

/** Payments that are read at a time; each is a question to the provider. */
const WINDOW = 100;
/** A message of the provider's may still be on its way, and the job that asks without one comes every 15 minutes. */
const EVENT_DELAY_MS = 30 * 60_000;
/** How far back a provider is asked for payments that we do not know. */
const LIST_DAYS = 180;

export type ProviderCheckInput = {
  at: Date;
  /** Only payments that began since then, or that are not finished; null: every one. */
  since: Date | null;
};

/** Where our payments and the providers disagree, and what a provider knows that we do not. */
export async function* compareWithProviders(
  portal: Portal,
  asked: ProviderCheckInput,
): AsyncGenerator<Difference> {
  const known = new Map<ProviderName, PaymentProvider | null>();
  for (let after = 0; ; ) {
    const rows = await nextRows(portal, asked, after);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (!known.has(row.Provider)) known.set(row.Provider, await reached(portal, row.Provider));
      yield* compared(portal, asked, row, known.get(row.Provider) ?? null);
    }
    after = rows.at(-1)?.Id ?? after;
  }
  yield* unmatchedAtProvider(portal, asked);
}

const nextRows = ({ db }: Portal, { since }: ProviderCheckInput, after: number): Promise<LocalPaymentRow[]> =>
  localPayments(db)
    .where('Payment.Id', '>', after)
    .$if(since !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('Payment.CreatedAt', '>=', since ?? new Date(0)),
          eb('Payment.Status', 'in', ['STARTED', 'PROCESSING']),
          eb.and([eb('Payment.Status', '=', 'SUCCEEDED'), eb('Payment.IsSettled', '=', false)]),
        ]),
      ),
    )
    .orderBy('Payment.Id')
    .limit(WINDOW)
    .execute();

/** Null where the portal is not set up for the provider: its payments cannot be compared, which has to be said. */
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
    // Abandoned as unknown there: both sides agree, and finance was notified.
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
  // Both sides go on living: only what still differs when both are asked again is a difference.
  const again = await localPayments(portal.db).where('Payment.Id', '=', row.Id).executeTakeFirst();
  const now = await fetchState(() => provider.fetchState(refOf(row)));
  if (again && now.Truth) yield* comparePayment(toLocalPayment(again), now.Truth);
}

type ProviderAnswer<Answer> =
  | { Truth: Answer; Problem: '' }
  | { Truth: null; Problem: string; IsRefused: boolean };

/** A provider that cannot be asked about one payment is no reason to leave out the others. */
async function fetchState<Answer>(question: () => Promise<Answer>): Promise<ProviderAnswer<Answer>> {
  try {
    return { Truth: await question(), Problem: '' };
  } catch (error) {
    const Problem = error instanceof Error ? error.message : String(error);
    return { Truth: null, Problem, IsRefused: error instanceof Refusal };
  }
}

/** Payments that the provider we are connected with has and we have not. */
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
