import { daysBetween } from '#platform/common/format/dates.ts';
import type { AccountStatement, AgedAmounts, LedgerRow } from '../../rules/account-contract.ts';
import { type Entry, entriesOf, type LedgerInvoice } from './ledger.ts';

type Period = { From: string; To: string };
type Body = Omit<AccountStatement, 'OrganisationKey' | 'OrgName'>;

/**
 * Computes an organisation's statement of account for a period, both days included: entries with running
 * balance, opening and closing balance, totals, and open amounts by age.
 */
export function statementOf(invoices: readonly LedgerInvoice[], { From, To }: Period): Body {
  const all = invoices.flatMap(entriesOf).filter((entry) => entry.On <= To);
  const OpeningCents = balance(all.filter((entry) => entry.On < From));
  const within = all.filter((entry) => entry.On >= From).toSorted(inOrder);
  let BalanceCents = OpeningCents;
  const Rows = within.map((entry) => {
    BalanceCents += entry.DebitCents - entry.CreditCents;
    return rowOf(entry, BalanceCents);
  });
  return {
    ...{ From, To, OpeningCents, Rows },
    ClosingCents: BalanceCents,
    DebitCents: within.reduce((sum, entry) => sum + entry.DebitCents, 0),
    CreditCents: within.reduce((sum, entry) => sum + entry.CreditCents, 0),
    Aged: aged(all, To),
  };
}

const balance = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + entry.DebitCents - entry.CreditCents, 0);

/** Order within one day: invoices before what settles them, and credits before they are paid out. */
const RANK = {
  INVOICE: 0,
  PAYMENT: 1,
  DIFFERENCE: 2,
  CREDIT: 3,
  REFUND: 4,
  WAIVER: 5,
  CANCELLED: 6,
} as const;

const inOrder = (a: Entry, b: Entry): number =>
  a.On.localeCompare(b.On) || RANK[a.Kind] - RANK[b.Kind] || a.Invoice.Id - b.Invoice.Id;

function rowOf(
  { Invoice, Kind, On, No, RefundKey, DebitCents, CreditCents }: Entry,
  BalanceCents: number,
): LedgerRow {
  const { InvoiceNo, About, AboutNo, ServiceName } = Invoice;
  const InvoiceKey = Invoice.IsClosed ? null : Invoice.InvoiceKey;
  return {
    ...{ On, Kind, InvoiceKey, InvoiceNo, About, AboutNo, ServiceName },
    ...{ TransactionNo: No, RefundKey, DebitCents, CreditCents, BalanceCents },
  };
}

/** Sums what each invoice leaves open on a given day, by days overdue. */
function aged(entries: readonly Entry[], day: string): AgedAmounts {
  const ages: AgedAmounts = {
    ...{ CurrentCents: 0, Days30Cents: 0, Days60Cents: 0, Days90Cents: 0, OlderCents: 0, CreditCents: 0 },
  };
  for (const own of Map.groupBy(entries, (entry) => entry.Invoice).values()) {
    const open = balance(own);
    if (open < 0) ages.CreditCents -= open;
    else ages[ageOf(daysBetween(own[0]?.Invoice.DueOn ?? day, day))] += open;
  }
  return ages;
}

/** On its due date an invoice is not overdue yet. */
function ageOf(days: number): keyof AgedAmounts {
  if (days <= 0) return 'CurrentCents';
  if (days <= 30) return 'Days30Cents';
  if (days <= 60) return 'Days60Cents';
  return days <= 90 ? 'Days90Cents' : 'OlderCents';
}
