/** Lives of the nonconformities of demo applications: the actions in their order. */
import type { NonconformityAction } from '../../rules/workflow.ts';

export type Act = { By: 'Auditor' | 'Client'; Action: NonconformityAction; Input?: Record<string, unknown> };

const RELEASE: Act = { By: 'Auditor', Action: 'RELEASE' };
const ANSWER: Act = {
  By: 'Client',
  Action: 'ANSWER',
  Input: {
    Correction: 'The missing record was completed and is kept with the others.',
    Cause: 'The procedure did not name who keeps this record when the person responsible is away.',
    CorrectiveAction:
      'The procedure names a deputy. The quality manager checks the records at the end of each quarter.',
    OtherSites: 'The same record is kept correctly at the other sites.',
  },
};
const ACCEPT: Act = { By: 'Auditor', Action: 'ACCEPT_PLAN' };
const VERIFY: Act = {
  By: 'Auditor',
  Action: 'VERIFY',
  Input: { Method: 'DOCUMENTS', Remark: 'The revised procedure and two quarterly checks were reviewed.' },
};
const RETURN: Act = {
  By: 'Auditor',
  Action: 'RETURN',
  Input: { Remark: 'State how you will check that the change is effective, and by when.' },
};
const WITHDRAW: Act = {
  By: 'Auditor',
  Action: 'WITHDRAW',
  Input: { Remark: 'The record was in the second file and had been overlooked.' },
};

/** Those of undecided applications, in turn: one in each status. */
export const OPEN_LIVES: readonly (readonly Act[])[] = [
  [RELEASE],
  [RELEASE, ANSWER],
  [WITHDRAW],
  [RELEASE, ANSWER, ACCEPT, VERIFY],
  [RELEASE, ANSWER, RETURN],
  [RELEASE, ANSWER, ACCEPT],
];
/** Before the decision; most are closed by it, others are verified at the next surveillance. */
export const DECIDED_LIVES: readonly (readonly Act[])[] = [
  [RELEASE, ANSWER, ACCEPT, VERIFY],
  [RELEASE, ANSWER, ACCEPT],
  [RELEASE, ANSWER, ACCEPT, VERIFY],
];
