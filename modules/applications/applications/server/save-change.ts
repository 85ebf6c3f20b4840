import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import { type Sent, writeTogether } from '#platform/server/database/write-together.ts';
import { newJob } from '#platform/server/jobs/tasks.ts';
import type { Decided } from '#platform/server/workflow/act.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import { changedColumns } from './changed-columns.ts';
import { historyRow, logRow } from './history-rows.ts';
import type { ApplicationJob } from './job.ts';
import { visitEnded } from './visit-ended.ts';

/**
 * Saves version + 1, writes the history row, enters what became of the file in the log, keeps how long its stage
 * lasted, and enqueues who has to be told: only here, and with one statement.
 */
export async function saveChange(
  job: ApplicationJob,
  decided: Decided<ApplicationFacts>,
  columns: object,
): Promise<Sent> {
  const { tx, row, at } = job;
  const after = { ...job.facts, ...decided.Change };
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  const Version = row.Version + 1;
  const changed = {
    ...(await changedColumns(job, decided.Change, Definition)),
    ...columns,
    Version,
    UpdatedAt: at,
  };
  const history = historyRow(job, decided, after, Version);
  const visit = visitEnded(job, after, Version);
  // Drafts are saved every few seconds: the log does not say so, and nobody waits to hear of it.
  const isDraft = job.action === 'SAVE';
  return writeTogether(
    tx,
    [
      tx.updateTable('Application').set(changed).where('Id', '=', row.Id),
      tx.insertInto('ApplicationHistory').values(history),
      isDraft ? null : tx.insertInto('Audit').values(logRow(job, history, decided)),
      visit && tx.insertInto('ApplicationVisit').values(visit),
    ],
    isDraft || job.portal.isQuiet
      ? undefined
      : newJob('application.tell', { ApplicationId: row.Id, Version }),
  );
}
