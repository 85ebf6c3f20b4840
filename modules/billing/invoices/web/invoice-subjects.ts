import { lazyRouteComponent } from '@tanstack/react-router';
import { type ZodType, z } from 'zod';
import type { ActionInput } from '#platform/common/workflow/action-input.ts';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import type { SlotContent } from '#platform/web/slot.ts';
import type { ActionEntries, ActionRow } from '#platform/web/ui/action/action-types.ts';
import { callAction } from '#platform/web/ui/action/call-action.ts';
import type { InvoiceView } from '../rules/contract.ts';
import type { PaymentAction } from '../rules/statuses.ts';
import type { certificateInvoiceWorkflow } from '../rules/workflow.ts';

type Kind = InvoiceView['About']['Kind'];
type SubjectRecord = { readonly [key: `${string}Key`]: string };

/** What a payment action takes in addition to the key of its record. */
type MoneyInput<Action extends PaymentAction> = Omit<
  ActionInput<typeof certificateInvoiceWorkflow, Action>,
  'CertificateKey'
>;

/** The actions of money of a table that may have others. */
type MoneyTable = {
  Name: string;
  Rows: { readonly [Action in PaymentAction]: ActionRow<ZodType<unknown, MoneyInput<Action>>> };
};

/** What the screens of invoices have to know of one kind of records that are invoiced. */
type InvoiceSubject = {
  /** The table with the actions of money; records of it carry their key under its name. */
  workflow: MoneyTable;
  /** The screen of the record. */
  address: (key: string) => string;
  /** Where actions are answered with the record: takes it. Otherwise the answer is the invoice. */
  updateCache?: (fresh: unknown) => void;
  /** Paths of the routes whose data changes with the money of the record. */
  relatedPaths: readonly string[];
};

const subjects = new Map<Kind, InvoiceSubject>();

const loaders: (() => Promise<unknown>)[] = [];

/** For the web manifests of modules whose records are invoiced: what is loaded with every screen of money. */
export const invoiceSubjectOf = (kind: Kind, load: () => Promise<unknown>): SlotContent => ({
  slot: `invoices.subject.${kind}`,
  fill() {
    loaders.push(load);
  },
});

/** A page of money, with what the modules of the invoiced records add to it. */
export const lazyInvoicePage = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(async () => {
    const [screen] = await Promise.all([loadChunk(load), ...loaders.map((one) => loadChunk(one))]);
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

export const pathsRelatedToInvoices = (): string[] =>
  [...subjects.values()].flatMap(({ relatedPaths }) => relatedPaths);

/** The record of an invoice as its table names it. */
export const subjectRecord = ({ Kind, Key }: InvoiceView['About']): SubjectRecord => ({
  [`${invoiceSubject(Kind).workflow.Name}Key`]: Key,
});

type ActionSelection<Action extends PaymentAction> = {
  action: Action;
  /** With the Version of the invoice where it has to be as the reader saw it. */
  entries: ActionEntries<MoneyTable, Action> & { Version?: number };
  intention: string;
};

/** Takes an action of money for a screen of its own; the answer is the record's or the invoice's, and is read again. */
export const callMoney = <Action extends PaymentAction>(
  about: InvoiceView['About'],
  action: ActionSelection<Action>,
): Promise<unknown> =>
  callAction({
    ...action,
    workflow: invoiceSubject(about.Kind).workflow,
    about: subjectRecord(about),
    data: z.unknown(),
  });
