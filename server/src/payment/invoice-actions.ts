import { applicationWorkflow } from '@assay/shared/application/workflow.ts';
import type { ActionView } from '@assay/shared/contract/shapes.ts';
import { certificateMoneyWorkflow } from '@assay/shared/payment/workflow.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { type ActionState, actionsFor } from '@assay/shared/workflow/actions-for.ts';
import { factsOf } from '../application/facts-of.ts';
import { loadApplication } from '../application/load.ts';
import type { Queries } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { serviceVersion } from '../service/versions.ts';
import { sayReasons } from '../workflow/say-reasons.ts';
import { certificateMoneyFacts } from './certificate-money-facts.ts';
import type { InvoiceRecord } from './invoice-row.ts';
import { storedInvoice } from './stored-invoice.ts';

type Offered = { Version: number; Actions: ActionView[] };

/** What this person may do with an invoice: the money actions of whose table it is, and the Version they ask for. */
export const invoiceActions = (
  db: Queries,
  actor: SignedIn,
  row: InvoiceRecord,
  language: Language,
  at: Date,
): Promise<Offered> =>
  row.ApplicationKey === null
    ? ofCertificate(db, actor, row, language, at)
    : ofApplication(db, actor, row.ApplicationKey, language, at);

/** The tables name the actions of money alike; what is not in the second is about the application itself. */
const IS_ABOUT_MONEY: ReadonlySet<string> = new Set(certificateMoneyWorkflow.Actions);

async function ofApplication(
  db: Queries,
  actor: SignedIn,
  key: string,
  language: Language,
  at: Date,
): Promise<Offered> {
  const application = await loadApplication(db, actor, key);
  if (!application) return { Version: 0, Actions: [] };
  const { Definition } = await serviceVersion(db, application.ServiceVersionId);
  const states = actionsFor(applicationWorkflow, factsOf(application, Definition), actor, at).filter(
    ({ Action }) => IS_ABOUT_MONEY.has(Action),
  );
  return {
    Version: application.Version,
    Actions: states.map((state) => say(state, language)),
  };
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
