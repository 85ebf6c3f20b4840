/**
 * Returns the payment actions that a user may perform on an invoice, and the Version to send: by the
 * application's workflow, or for a certificate by its invoice's own.
 */
import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type ActionState, actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import { PAYMENT_ACTIONS } from '../rules/statuses.ts';
import { certificateInvoiceWorkflow } from '../rules/workflow.ts';
import { certificateInvoiceFacts } from './certificate-invoice-facts.ts';
import type { InvoiceRecord } from './invoice-row.ts';
import { storedInvoice } from './stored-invoice.ts';

type Offered = { Version: number; Actions: ActionView[] };
type ActionsQuery = { db: Queries; actor: SignedIn; ApplicationKey: string; at: Date };

/**
 * Provides all actions that a user may perform on an application, and its Version; null if they have no
 * access.
 */
export const applicationActions = defineHook<
  ActionsQuery,
  { Version: number; States: ActionState<string>[] } | null
>('invoices.application-actions');

/** Returns the payment actions that a user may perform on an invoice, and the Version to send with them. */
export const invoiceActions = (
  db: Queries,
  actor: SignedIn,
  row: InvoiceRecord,
  language: Language,
  at: Date,
): Promise<Offered> =>
  row.SubjectKind === 'CERTIFICATE'
    ? ofCertificate(db, actor, row, language, at)
    : ofApplication({ db, actor, ApplicationKey: row.SubjectKey, at }, language);

/** All other actions are about the application itself. */
const PAYMENT_ACTION_NAMES: ReadonlySet<string> = new Set(PAYMENT_ACTIONS);

async function ofApplication(query: ActionsQuery, language: Language): Promise<Offered> {
  const [offered] = await applicationActions.run(query);
  if (!offered) return { Version: 0, Actions: [] };
  const states = offered.States.filter(({ Action }) => PAYMENT_ACTION_NAMES.has(Action));
  return { Version: offered.Version, Actions: states.map((state) => toActionView(state, language)) };
}

async function ofCertificate(
  db: Queries,
  actor: SignedIn,
  { Id }: InvoiceRecord,
  language: Language,
  at: Date,
): Promise<Offered> {
  const invoice = await storedInvoice(db, Id);
  const states = actionsFor(
    certificateInvoiceWorkflow,
    await certificateInvoiceFacts(db, invoice),
    actor,
    at,
  );
  return {
    Version: invoice.Version,
    Actions: states.map((state) => toActionView(state, language, certificateInvoiceWorkflow.StatusText)),
  };
}

const toActionView = (state: ActionState<string>, language: Language, statusText?: string): ActionView => ({
  ...state,
  Reasons: formatReasons(state.Reasons, language, statusText),
});
