/** Takes nonconformities of demo applications through their lives, as the assessor and the client of the application. */
import type { DemoStage } from '#platform/server/demo/module-demo.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { nonconformityHandler } from '../nonconformity-handler.ts';
import { type Act, DECIDED_LIVES } from './lives.ts';

type Raised = { NonconformityKey: string; RaisedAt: Date; Auditor: string; Client: string };

/** Nonconformities to which nothing has happened yet, the first raised first. */
export const untouched = ({ portal }: DemoStage) =>
  portal.db
    .selectFrom('Nonconformity')
    .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
    .innerJoin('Account as Assessor', 'Assessor.Id', 'Application.AssessorUserId')
    .innerJoin('Account as Client', 'Client.Id', 'Application.CreatedById')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('NonconformityHistory')
            .select('NonconformityHistory.Id')
            .whereRef('NonconformityId', '=', 'Nonconformity.Id'),
        ),
      ),
    )
    .select([
      'Nonconformity.NonconformityKey',
      'Nonconformity.RaisedAt',
      'Assessor.Email as Auditor',
      'Client.Email as Client',
    ])
    .orderBy('Nonconformity.Id');

/** Performs the actions of one life, spread evenly between its beginning and `until`. */
export async function live(stage: DemoStage, row: Raised, life: readonly Act[], until: Date): Promise<void> {
  const { portal, person } = stage;
  const part = (until.getTime() - row.RaisedAt.getTime()) / (life.length + 1);
  for (const [step, { By, Action, Input = {} }] of life.entries()) {
    const actor = person(row[By].split('@')[0] ?? '');
    await performAction(portal, nonconformityHandler, {
      ...{ action: Action, key: row.NonconformityKey, input: Input },
      ...{ actor, language: actor.Language, idempotencyKey: null },
      at: new Date(row.RaisedAt.getTime() + (step + 1) * part),
    });
  }
}

/** The client answers those of an application before its decision, of which `turn` chooses the lives. */
export async function liveBeforeDecision(
  stage: DemoStage,
  { ApplicationKey, turn, until }: { ApplicationKey: string; turn: number; until: Date },
): Promise<void> {
  const rows = await untouched(stage).where('Application.ApplicationKey', '=', ApplicationKey).execute();
  for (const [at, row] of rows.entries())
    await live(stage, row, DECIDED_LIVES[(turn + at) % DECIDED_LIVES.length] ?? [], until);
}
