import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { writeAnswers } from './write-answers.ts';

type Corrected = {
  PointKey: string;
  Result: 'CONFORM' | 'OBSERVATION' | 'MINOR' | 'NA';
  Remark: string;
  Attachment?: string[];
  DueOn?: string;
};

/**
 * Effect of CORRECT_RESULT: gives a major finding another result and records the reason in the checklist
 * trail.
 */
export async function correctResult(job: ApplicationActionContext): Promise<undefined> {
  const { tx, row, facts, actor, at } = job;
  const { PointKey, Result, Remark, Attachment, DueOn } = job.input as Corrected;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const open = new Set(facts.OpenMajors.map((point) => point.PointKey));
  await writeAnswers({ tx, row, version, open, accountId: actor.Id, at }, [
    { PointKey, Result, Remark, Attachment, DueOn },
  ]);
}
