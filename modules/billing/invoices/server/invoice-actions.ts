import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type ActionState, actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { sayReasons } from '#platform/server/workflow/say-reasons.ts';
import { PAYMENT_ACTIONS } from '../rules/statuses.ts';
import { certificateMoneyWorkflow } from '../rules/workflow.ts';
import { certificateMoneyFacts } from './certificate-money-facts.ts';
import type { InvoiceRecord } from './invoice-row.ts';
import { storedInvoice } from './stored-invoice.ts';

type Offered = { Version: number; Actions: ActionView[] };
type Asked = { db: Queries; actor: SignedIn; ApplicationKey: string; at: Date };

/** All that this person may do with an application, and its Version; nothing where they do not see it. */
export const applicationActions = defineHook<
  Asked,
  { Version: number; States: ActionState<string>[] } | null
>('invoices.application-actions');

/** What this person may do with an invoice: the money actions of whose table it is, and the Version they ask for. */
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

/** The others are about the application itself. */
const IS_ABOUT_MONEY: ReadonlySet<string> = new Set(PAYMENT_ACTIONS);

async function ofApplication(asked: Asked, language: Language): Promise<Offered> {
  const [offered] = await applicationActions.run(asked);
  if (!offered) return { Version: 0, Actions: [] };
  const states = offered.States.filter(({ Action }) => IS_ABOUT_MONEY.has(Action));
  return { Version: offered.Version, Actions: states.map((state) => say(state, language)) };
}

async function ofCertificate(
  db: Queries,
  actor: SignedIn,
  { Id }: InvoiceRecord,
  language: Language,
  at: Date,
): Promise<Offered> {
  const invoice = await storedInvoice(db, Id);
  const states = actionsFor(certificateMoneyWorkflow, await certificateMoneyFacts(db, invoice), actor, at);
  return {
    Version: invoice.Version,
    Actions: states.map((state) => say(state, language, certificateMoneyWorkflow.StatusText)),
  };
}

const say = (state: ActionState<string>, language: Language, statusText?: string): ActionView => ({
  ...state,
  Reasons: sayReasons(state.Reasons, language, statusText),
});
