/**
 * Register through which modules supply the workflow and page URLs of the records that can be invoiced, and
 * the invoice pages load them and perform their payment actions.
 */
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

/** Input of a payment action in addition to the key of its record. */
type MoneyInput<Action extends PaymentAction> = Omit<
  ActionInput<typeof certificateInvoiceWorkflow, Action>,
  'CertificateKey'
>;

/** The payment actions of a workflow that may have other actions as well. */
type MoneyTable = {
  Name: string;
  Rows: { readonly [Action in PaymentAction]: ActionRow<ZodType<unknown, MoneyInput<Action>>> };
};

/** What invoice pages need to know about one kind of invoiced record. */
type InvoiceSubject = {
  /** Workflow with the payment actions; its Name determines the key field of the record. */
  workflow: MoneyTable;
  /** Returns the URL of the record's page. */
  address: (key: string) => string;
  /** Stores the record if actions return it. Otherwise the response is the invoice. */
  updateCache?: (fresh: unknown) => void;
};

const subjects = new Map<Kind, InvoiceSubject>();

const loaders: (() => Promise<unknown>)[] = [];

/** For web manifests of modules whose records are invoiced: code loaded with every invoice page. */
export const invoiceSubjectOf = (kind: Kind, load: () => Promise<unknown>): SlotContent => ({
  slot: `invoices.subject.${kind}`,
  fill() {
    loaders.push(load);
  },
});

/** Loads a page about invoices together with the contributions of the invoiced records' modules. */
export const lazyInvoicePage = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(async () => {
    const [screen] = await Promise.all([loadChunk(load), ...loaders.map((one) => loadChunk(one))]);
    return screen;
  }, name)) as typeof lazyRouteComponent;

/** Registers a kind of invoiced record; called by the record's module. */
export const provideInvoiceSubject = (kind: Kind, subject: InvoiceSubject): void => {
  subjects.set(kind, subject);
};

export function invoiceSubject(kind: Kind): InvoiceSubject {
  const subject = subjects.get(kind);
  if (!subject)
    throw new Error(`Nothing is known of invoices of ${kind}: load its invoice-subject.ts first.`);
  return subject;
}

/** Returns the record of an invoice in the form that its workflow expects. */
export const subjectRecord = ({ Kind, Key }: InvoiceView['About']): SubjectRecord => ({
  [`${invoiceSubject(Kind).workflow.Name}Key`]: Key,
});

type ActionSelection<Action extends PaymentAction> = {
  action: Action;
  /** With the Version of the invoice if it must be unchanged since the user saw it. */
  entries: ActionEntries<MoneyTable, Action> & { Version?: number };
  intention: string;
};

/**
 * Performs a payment action from a screen other than the invoice's; the response (record or invoice) is
 * ignored and refetched.
 */
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
