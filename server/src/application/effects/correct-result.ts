import type { ApplicationFacts } from '@assay/shared/application/facts.ts';
import { isDueOnFit } from '@assay/shared/checklist/findings.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { writeAnswers } from '../../checklist/write-answers.ts';
import { failField } from '../../http/fail.ts';
import { serviceVersion } from '../../service/versions.ts';
import type { ApplicationJob } from '../job.ts';

type Corrected = {
  PointKey: string;
  Result: 'CONFORM' | 'MINOR' | 'NA';
  Remark: string;
  Attachment?: string[];
  DueOn?: string;
};

/** A major finding gets another result after the decision; the reason stands beside it in the checklist's trail. */
export async function correctResult(
  job: ApplicationJob,
  _change: Partial<ApplicationFacts>,
): Promise<undefined> {
  const { tx, row, facts, actor, at } = job;
  const { PointKey, Result, Remark, Attachment, DueOn } = job.input as Corrected;
  if (!isDueOnFit(DueOn ?? null, null, hongKongDate(at))) failField('DueOn', 'FIELD_FINDING_DUE');
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const open = new Set(facts.OpenMajors.map((point) => point.PointKey));
  await writeAnswers({ tx, row, version, open, accountId: actor.Id, at }, [
    { PointKey, Result, Remark, Attachment, DueOn },
  ]);
}
