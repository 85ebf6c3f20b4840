import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import type { Filling } from '#platform/web/slot.ts';
import type { ActionTable } from '#platform/web/ui/action/action-types.ts';
import type { InvoiceView } from '../rules/contract.ts';

type Kind = InvoiceView['About']['Kind'];

/** What the screens of invoices have to know of one kind of records that are invoiced. */
type InvoiceSubject = {
  /** The table with the actions of money; records of it carry their key under its name. */
  workflow: ActionTable;
  /** The screen of the record. */
  address: (key: string) => string;
  /** Where actions are answered with the record: takes it. Otherwise the answer is the invoice. */
  takeRecord?: (fresh: unknown) => void;
  /** Paths of the routes whose data changes with the money of the record. */
  around: readonly string[];
};

const subjects = new Map<Kind, InvoiceSubject>();

const loads: (() => Promise<unknown>)[] = [];

/** For the web manifests of modules whose records are invoiced: what is loaded with every screen of money. */
export const invoiceSubjectOf = (kind: Kind, load: () => Promise<unknown>): Filling => ({
  slot: `invoices.subject.${kind}`,
  fill() {
    loads.push(load);
  },
});

/** A page of money, with what the modules of the invoiced records add to it. */
export const moneyPage = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(async () => {
    const [screen] = await Promise.all([loadChunk(load), ...loads.map((one) => loadChunk(one))]);
    return screen;
  }, name)) as typeof lazyRouteComponent;

/** For modules whose records are invoiced. */
export const provideInvoiceSubject = (kind: Kind, subject: InvoiceSubject): void => {
  subjects.set(kind, subject);
};

export function invoiceSubject(kind: Kind): InvoiceSubject {
  const subject = subjects.get(kind);
  if (!subject)
    throw new Error(`Nothing is known of invoices of ${kind}: load its invoice-subject.ts first.`);
  return subject;
}

export const aroundInvoices = (): string[] => [...subjects.values()].flatMap(({ around }) => around);

/** The path of one action of money, and the name under which it takes the key of its record. */
export function moneyAction(kind: Kind, action: string): { path: string; keyName: string } {
  const { Name, Rows } = invoiceSubject(kind).workflow;
  const path = Rows[action]?.Path;
  if (path === undefined) throw new Error(`The table ${Name} has no action ${action}.`);
  return { path, keyName: keyNameOf(Name) };
}

export const keyNameOf = (tableName: string): string => `${tableName}Key`;
