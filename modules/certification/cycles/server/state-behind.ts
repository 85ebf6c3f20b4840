import type { Selectable } from 'kysely';
import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { type CycleState, cycleState } from '../rules/cycle-state.ts';
import { cycleApplication, cycleApplications } from './cycle-applications.ts';

type Application = Selectable<Tables['Application']>;

/** The cycle that a finished assessment is part of, by the rules of the version that it was led by. */
export async function stateBehind(tx: Tx, row: Application, today: string): Promise<CycleState> {
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  const certificate =
    row.CertificateId === null
      ? undefined
      : await tx
          .selectFrom('Certificate')
          .select(['FirstIssueDate', 'ExpiryDate'])
          .where('Id', '=', row.CertificateId)
          .executeTakeFirst();
  const found = row.CertificateId === null ? undefined : await cycleApplications(tx, [row.CertificateId]);
  return cycleState({
    cycle: Definition.Cycle,
    offered: Definition.AssessmentTypes,
    firstIssue: certificate?.FirstIssueDate ?? row.FirstIssueDate ?? row.DecisionDate ?? today,
    expiry: certificate ? certificate.ExpiryDate : row.ExpiryDate,
    applications: found?.get(row.CertificateId ?? -1) ?? [cycleApplication(row)],
    today,
  });
}
