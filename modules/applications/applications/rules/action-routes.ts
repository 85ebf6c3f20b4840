import { type ZodType, z } from 'zod';
import { certificateView } from '#modules/certification/certificates/rules/contract.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { applicationView } from './contract.ts';
import { applicationInputs } from './inputs.ts';
import { APPLICATION_ACTIONS, type ApplicationAction, applicationWorkflow } from './workflow.ts';

/** CREATE and SAVE share a path; which one it is, is read off the body. */
export const saveRoute = defineRoute({
  method: 'POST',
  path: '/application/save',
  summary: 'CREATE without an ApplicationKey, SAVE with one',
  access: 'session',
  body: z.union([applicationInputs.save, applicationInputs.create]),
  data: applicationView,
});

/** Addresses where a body with a CertificateKey is about that certificate: the rows that its own table has there. */
const OF_CERTIFICATES: Partial<
  Record<ApplicationAction, 'REGENERATE' | 'UPLOAD_CERT' | 'UPLOAD_DISCLOSURE'>
> = {
  REGENERATE_CERT: 'REGENERATE',
  UPLOAD_CERT: 'UPLOAD_CERT',
  UPLOAD_DISCLOSURE: 'UPLOAD_DISCLOSURE',
};
export const actionOfCertificate = (action: ApplicationAction) => OF_CERTIFICATES[action];

type ActionRoute = { Action: ApplicationAction; Route: Route };

/** What PAY_ONLINE answers: the view, and the key that the payment is opened with. */
const payOnlineView = applicationView.extend({ InvoiceKey: z.string() });

function dataOf(action: ApplicationAction): ZodType {
  if (action === 'PAY_ONLINE') return payOnlineView;
  return OF_CERTIFICATES[action] ? z.union([applicationView, certificateView]) : applicationView;
}

/** One POST per row of the table; nothing is listed twice. */
export const actionRoutes: readonly ActionRoute[] = APPLICATION_ACTIONS.filter(
  (action) => action !== 'CREATE' && action !== 'SAVE',
).map((Action) => {
  const row = applicationWorkflow.Rows[Action];
  const other = OF_CERTIFICATES[Action];
  const access: readonly Role[] = [...new Set(row.By.flatMap((by) => by.Roles))];
  return {
    Action,
    Route: defineRoute({
      method: 'POST',
      path: row.Path,
      summary: Action,
      access,
      body: other ? z.union([row.Input, certificateWorkflow.Rows[other].Input]) : row.Input,
      data: dataOf(Action),
    }),
  };
});
