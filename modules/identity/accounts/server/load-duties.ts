import type { Queries } from '#platform/server/database/connect.ts';
import type { AccountView } from '../rules/contract.ts';
import { serviceKeys } from './hooks.ts';

type Duties = Pick<AccountView, 'Competences' | 'Absences' | 'Interests'>;

/**
 * Loads a staff member's competences, absences and declared interests, for the staff account screen and for
 * the log of changes to them.
 */
export async function loadDuties(db: Queries, accountId: number): Promise<Duties> {
  const competences = await db
    .selectFrom('Competence')
    .select(['ServiceId', 'IndustryCode'])
    .where('AccountId', '=', accountId)
    .orderBy('IndustryCode')
    .execute();
  const ids = [...new Set(competences.map(({ ServiceId }) => ServiceId))];
  const services = (await serviceKeys.run({ db, ids })).flat();
  const absences = await db
    .selectFrom('Absence')
    .select(['FromDate', 'ToDate', 'Remark'])
    .where('AccountId', '=', accountId)
    .orderBy('FromDate')
    .orderBy('Id')
    .execute();
  const Interests = await db
    .selectFrom('DeclaredInterest')
    .innerJoin('Organisation', 'Organisation.Id', 'DeclaredInterest.OrganisationId')
    .select(['Organisation.OrganisationKey', 'Organisation.OrgName', 'DeclaredInterest.Remark'])
    .where('DeclaredInterest.AccountId', '=', accountId)
    .orderBy('DeclaredInterest.DeclaredAt')
    .orderBy('Organisation.Id')
    .execute();
  return {
    Competences: services.flatMap(({ Id, ServiceKey }) =>
      competences
        .filter(({ ServiceId }) => ServiceId === Id)
        .map(({ IndustryCode }) => ({ ServiceKey, IndustryCode: IndustryCode || null })),
    ),
    Absences: absences.map((row) => ({ From: row.FromDate, To: row.ToDate, Remark: row.Remark })),
    Interests,
  };
}
