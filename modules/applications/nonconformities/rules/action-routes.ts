/** Endpoints of the actions on a nonconformity, one per row of the workflow. */
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { nonconformityView } from './contract.ts';
import { nonconformityWorkflow } from './workflow.ts';

const { Rows } = nonconformityWorkflow;
const data = nonconformityView;

export const nonconformityActionRoutes = {
  RELEASE: actionRoute(Rows.RELEASE, {
    summary: 'Shows a nonconformity to the client, to be answered',
    data,
  }),
  ANSWER: actionRoute(Rows.ANSWER, { summary: 'Answers a nonconformity', data }),
  ADD_EVIDENCE: actionRoute(Rows.ADD_EVIDENCE, { summary: 'Adds evidence to a response', data }),
  ACCEPT_PLAN: actionRoute(Rows.ACCEPT_PLAN, { summary: 'Accepts the planned corrective action', data }),
  RETURN: actionRoute(Rows.RETURN, { summary: 'Returns a response to the client', data }),
  VERIFY: actionRoute(Rows.VERIFY, {
    summary: 'Confirms that the corrective action is done and effective',
    data,
  }),
  REOPEN: actionRoute(Rows.REOPEN, { summary: 'Reopens a verified nonconformity', data }),
  WITHDRAW: actionRoute(Rows.WITHDRAW, { summary: 'Withdraws a nonconformity', data }),
} as const;
