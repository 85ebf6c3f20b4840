/** Checklist results of an application that nonconformities are raised from. */
import { isFinding } from '#modules/applications/assessments/rules/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Grade } from '../rules/facts.ts';

export type ResultOfPoint = {
  Point: ServiceDefinition['Checklist'][number];
  /** Null: not a finding. */
  Grade: Grade | null;
  Statement: string;
  Attachment: string[];
  DueOn: string | null;
  AccountId: number;
  At: Date;
};

type Application = { Id: number; Round: number; ServiceVersionId: number };

/** The results of the current round, in checklist order. */
export async function resultsOf(
  db: Queries,
  { Id, Round, ServiceVersionId }: Application,
): Promise<ResultOfPoint[]> {
  const { Definition } = await serviceVersion(db, ServiceVersionId);
  const answers = await db
    .selectFrom('ChecklistAnswer')
    .selectAll()
    .where('ApplicationId', '=', Id)
    .where('Round', '=', Round)
    .execute();
  const byPoint = new Map(answers.map((answer) => [answer.PointKey, answer]));
  return Definition.Checklist.flatMap((Point) => {
    const answer = byPoint.get(Point.PointKey);
    if (!answer) return [];
    const { Result, Remark, Attachment, DueOn, AccountId, At } = answer;
    return [
      {
        ...{ Point, Attachment, DueOn, AccountId, At },
        Grade: isFinding(Result) ? Result : null,
        Statement: Remark ?? '',
      },
    ];
  });
}
