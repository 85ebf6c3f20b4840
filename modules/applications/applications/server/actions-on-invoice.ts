/**
 * Supplies the invoice page with the workflow actions that the user may take on the application that the
 * invoice belongs to.
 */
import { applicationActions } from '#modules/billing/invoices/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import { factsOf } from './facts-of.ts';
import { loadApplication } from './load.ts';

export const actionsOnInvoice = applicationActions.implement(async ({ db, actor, ApplicationKey, at }) => {
  const row = await loadApplication(db, actor, ApplicationKey);
  if (!row) return null;
  const { Definition } = await serviceVersion(db, row.ServiceVersionId);
  return {
    Version: row.Version,
    States: actionsFor(applicationWorkflow, factsOf(row, Definition), actor, at),
  };
});
