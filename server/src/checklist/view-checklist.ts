import { applicationWorkflow } from '@assay/shared/application/workflow.ts';
import type { checklistRoutes } from '@assay/shared/checklist/contract.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { judge } from '@assay/shared/workflow/decide.ts';
import { factsOf } from '../application/facts-of.ts';
import type { LoadedApplication } from '../application/load.ts';
import { loadApplication } from '../application/load.ts';
import type { Queries } from '../db/connect.ts';
import type { DataOf, SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { type ServiceVersion, serviceVersion } from '../service/versions.ts';
import { fullName } from '../user/person-names.ts';

type Data = DataOf<(typeof checklistRoutes)['view']>;

/** The points of every step with the answers of this round. Findings are the body's own: the route is for staff. */
export async function viewChecklist(
  db: Queries,
  actor: SignedIn,
  key: string,
  language: Language,
  at: Date,
): Promise<Data> {
  const row = (await loadApplication(db, actor, key)) ?? fail('ERR_NOT_FOUND');
  const version = await serviceVersion(db, row.ServiceVersionId);
  const answers = await db
    .selectFrom('ChecklistAnswer')
    .innerJoin('Account', 'Account.Id', 'ChecklistAnswer.AccountId')
    .select([
      'ChecklistAnswer.PointKey',
      'ChecklistAnswer.Result',
      'ChecklistAnswer.Remark',
      'ChecklistAnswer.At',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('ApplicationId', '=', row.Id)
    .where('Round', '=', row.Round)
    .execute();
  const byPoint = new Map(answers.map((answer) => [answer.PointKey, answer]));
  const steps = row.Steps.length > 0 ? row.Steps : version.Definition.FullSteps;
  return {
    Version: row.Version,
    IsOpenForYou: isOpen(row, version, actor, at),
    Points: version.Definition.Checklist.filter((point) => steps.includes(point.Step)).map((point) => {
      const answer = byPoint.get(point.PointKey);
      return {
        PointKey: point.PointKey,
        Step: point.Step,
        Clause: point.Clause,
        Text: point.Text[language],
        Guidance: point.Guidance[language],
        Field: point.Field ?? null,
        Result: answer?.Result ?? null,
        Remark: answer?.Remark ?? null,
        By: answer ? fullName(answer) : null,
        At: answer?.At.toISOString() ?? null,
      };
    }),
  };
}

/** Who may approve the step, once its checklist is complete, may answer the checklist: the table decides. */
export function isOpen(row: LoadedApplication, version: ServiceVersion, actor: SignedIn, at: Date): boolean {
  const facts = { ...factsOf(row, version.Definition), ChecklistOpen: 0 };
  const verdict = judge(applicationWorkflow, applicationWorkflow.Rows.APPROVE_PROGRESS, { facts, actor, at });
  return verdict.Grant !== null && verdict.Reasons.length === 0;
}
