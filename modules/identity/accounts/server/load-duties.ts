import type { Queries } from '#platform/server/database/connect.ts';
import type { AccountView } from '../rules/contract.ts';

type Duties = Pick<AccountView, 'Competences' | 'Absences' | 'Interests'>;

/** What a person may assess, when they are away, whom they must not assess. */
export async function loadDuties(db: Queries, accountId: number): Promise<Duties> {
  const competences = await db
    .selectFrom('Competence')
    .innerJoin('Service', 'Service.Id', 'Competence.ServiceId')
    .select(['Service.ServiceKey', 'Competence.IndustryCode'])
    .where('Competence.AccountId', '=', accountId)
    .orderBy('Service.Position')
    .orderBy('Service.Id')
    .orderBy('Competence.IndustryCode')
    .execute();
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
    Competences: competences.map((row) => ({
      ServiceKey: row.ServiceKey,
      IndustryCode: row.IndustryCode || null,
    })),
    Absences: absences.map((row) => ({ From: row.FromDate, To: row.ToDate, Remark: row.Remark })),
    Interests,
  };
}
