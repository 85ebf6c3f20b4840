/** Demo data: takes the nonconformities of the demo applications through their statuses. */
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { NonconformityAction } from '../../rules/workflow.ts';
import { nonconformityHandler } from '../nonconformity-handler.ts';

type Act = { By: 'Auditor' | 'Client'; Action: NonconformityAction; Input?: Record<string, unknown> };

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
const OPEN_LIVES: readonly (readonly Act[])[] = [
  [RELEASE],
  [RELEASE, ANSWER],
  [RELEASE, ANSWER, ACCEPT],
  [RELEASE, ANSWER, ACCEPT, VERIFY],
  [RELEASE, ANSWER, RETURN],
  [WITHDRAW],
];
/** After the decision most are closed; others are verified at the next surveillance. */
const DECIDED_LIVES: readonly (readonly Act[])[] = [
  [RELEASE, ANSWER, ACCEPT, VERIFY],
  [RELEASE, ANSWER, ACCEPT],
  [RELEASE, ANSWER, ACCEPT, VERIFY],
];

const DAYS_BETWEEN = 4;

/** Performs the actions as the assessor and the client of each application, dated after it was raised. */
async function seedNonconformities(stage: DemoStage): Promise<void> {
  const rows = await stage.portal.db
    .selectFrom('Nonconformity')
    .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
    .innerJoin('Account as Assessor', 'Assessor.Id', 'Application.AssessorUserId')
    .innerJoin('Account as Client', 'Client.Id', 'Application.CreatedById')
    .select([
      'Nonconformity.NonconformityKey',
      'Nonconformity.RaisedAt',
      'Application.ApplicationStatusCode',
      'Assessor.Email as Auditor',
      'Client.Email as Client',
    ])
    .orderBy('Nonconformity.Id')
    .execute();
  const isDecided = (row: (typeof rows)[number]) =>
    applicationStatuses.decided.includes(row.ApplicationStatusCode);
  for (const [lives, group] of [
    [OPEN_LIVES, rows.filter((row) => !isDecided(row))],
    [DECIDED_LIVES, rows.filter(isDecided)],
  ] as const)
    for (const [at, row] of group.entries())
      for (const [step, act] of (lives[at % lives.length] ?? []).entries()) {
        const moment = row.RaisedAt.getTime() + (step + 1) * DAYS_BETWEEN * 86_400_000;
        const actor = stage.person(row[act.By].split('@')[0] ?? '');
        await performAction(stage.portal, nonconformityHandler, {
          ...{ action: act.Action, key: row.NonconformityKey, input: act.Input ?? {} },
          ...{ actor, language: actor.Language, idempotencyKey: null },
          at: new Date(Math.min(moment, stage.now.getTime() - (lives.length - step) * 3_600_000)),
        });
      }
}

export const demo: ModuleDemo = { acts: { nonconformities: { place: 25, run: seedNonconformities } } };
