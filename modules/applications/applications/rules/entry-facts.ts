/** Facts about the entries of an application's history, from the rows of its workflow and the events of its invoice. */
import { invoiceEventFacts, PAYMENT_ACTIONS } from '#modules/billing/invoices/rules/index.ts';
import type { EntryFacts } from '#platform/common/workflow/types.ts';
import { type ApplicationAction, applicationWorkflow } from './workflow.ts';

const ordinary: EntryFacts = {};

/** The facts about an entry by the name of its action or event. */
export const entryFacts = (action: string): EntryFacts =>
  (Object.hasOwn(applicationWorkflow.Rows, action)
    ? applicationWorkflow.Rows[action as ApplicationAction].History
    : invoiceEventFacts(action)) ?? ordinary;

/** The actions whose entries meet the condition, in the order of the workflow. */
export const actionsWhere = (condition: (facts: EntryFacts) => boolean): ApplicationAction[] =>
  applicationWorkflow.Actions.filter((action) => condition(entryFacts(action)));

/** Concerns the invoice: shown only to those who may see invoices. */
export const isPaymentAction = (action: string): boolean =>
  (PAYMENT_ACTIONS as readonly string[]).includes(action);
