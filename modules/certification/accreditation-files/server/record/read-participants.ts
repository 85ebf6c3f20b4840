import type { LoadedApplication } from '#modules/applications/applications/server/index.ts';
import { personNames } from '#modules/identity/accounts/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { dutySeparation } from '../../rules/duty-separation.ts';
import type { ApplicationRecord } from './record.ts';

/**
 * Reads for the accreditation file who was ever assigned to an assessment (also those replaced since), who
 * acted at which steps, and which approvals are valid.
 */
export async function readParticipants(
  db: Queries,
  row: Pick<LoadedApplication, 'Id' | 'Participants' | 'Approvals'>,
): Promise<Pick<ApplicationRecord, 'Assigned' | 'Duties' | 'Approvals'>> {
  const assigned = await everAssigned(db, row.Id).execute();
  const known = await personNames(
    db,
    [...row.Participants, ...row.Approvals].map((one) => one.UserKey),
  );
  const names = new Map([...known].map(([key, person]) => [key, person.Name]));
  return {
    Assigned: assigned.map(({ Mode, AssignedAt, ...person }) => ({
      Name: fullName(person),
      Mode,
      At: AssignedAt.toISOString(),
    })),
    Duties: dutySeparation(row.Participants, names),
    Approvals: row.Approvals.map(({ UserKey, ...approval }) => ({
      ...approval,
      Name: names.get(UserKey) ?? '',
    })),
  };
}

/**
 * All assignments, including repeated ones and those of people who were replaced and no longer see the file.
 */
const everAssigned = (db: Queries, applicationId: number) =>
  db
    .selectFrom(
      db
        .selectFrom('ApplicationPerson')
        .select(['ApplicationId', 'AccountId', 'Mode', 'AssignedAt'])
        .where('ApplicationId', '=', applicationId)
        .unionAll(
          db
            .selectFrom('ApplicationPersonRemoved')
            .select(['ApplicationId', 'AccountId', 'Mode', 'AssignedAt'])
            .where('ApplicationId', '=', applicationId),
        )
        .as('Assigned'),
    )
    .innerJoin('Account', 'Account.Id', 'Assigned.AccountId')
    .select(['Account.FirstName', 'Account.LastName', 'Assigned.Mode', 'Assigned.AssignedAt'])
    .orderBy('Assigned.AssignedAt')
    .orderBy('Account.Id');
