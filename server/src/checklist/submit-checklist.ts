import type { checklistRoutes } from '@assay/shared/checklist/contract.ts';
import { loadApplication } from '../application/load.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail, failField } from '../http/fail.ts';
import { serviceVersion } from '../service/versions.ts';
import { isOpen, viewChecklist } from './view-checklist.ts';

type Route = (typeof checklistRoutes)['submission'];

/** Answers points of the current step. The application's row is locked, so no answer slips in behind a decision. */
export async function submitChecklist({
  db,
  actor,
  body,
  language,
  at,
}: Context<Route>): Promise<DataOf<Route>> {
  await db.transaction().execute(async (tx) => {
    const row =
      (await loadApplication(tx, actor, body.ApplicationKey, { lock: true })) ?? fail('ERR_NOT_FOUND');
    const version = await serviceVersion(tx, row.ServiceVersionId);
    if (!isOpen(row, version, actor, at))
      fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NOT_YOUR_STEP' }] });
    const mine = new Set(
      version.Definition.Checklist.filter((point) => point.Step === row.CurrentStep).map(
        (point) => point.PointKey,
      ),
    );
    if (body.Answers.some((answer) => !mine.has(answer.PointKey))) failField('Answers', 'FIELD_INVALID');
    const given = new Map(body.Answers.map((answer) => [answer.PointKey, answer]));
    await tx
      .insertInto('ChecklistAnswer')
      .values(
        [...given.values()].map((answer) => ({
          ApplicationId: row.Id,
          Round: row.Round,
          PointKey: answer.PointKey,
          Result: answer.Result,
          Remark: answer.Remark?.trim() || null,
          AccountId: actor.Id,
          At: at,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['ApplicationId', 'Round', 'PointKey']).doUpdateSet((eb) => ({
          Result: eb.ref('excluded.Result'),
          Remark: eb.ref('excluded.Remark'),
          AccountId: eb.ref('excluded.AccountId'),
          At: eb.ref('excluded.At'),
        })),
      )
      .execute();
  });
  return viewChecklist(db, actor, body.ApplicationKey, language, at);
}
