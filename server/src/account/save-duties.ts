import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';
import { failField } from '../http/fail.ts';

export type DutiesGiven = {
  Competences?: { ServiceKey: string; IndustryCode: string | null }[];
  Absences?: { From: string; To: string; Remark: string }[];
  Interests?: { OrganisationKey: string; Remark: string }[];
};

/** Replaces each list that is given. */
export async function saveDuties(tx: Tx, accountId: number, given: DutiesGiven): Promise<void> {
  if (given.Competences) await saveCompetences(tx, accountId, given.Competences);
  if (given.Absences) await saveAbsences(tx, accountId, given.Absences);
  if (given.Interests) await saveInterests(tx, accountId, given.Interests);
}

/** An industry has to be one that the service knows, or knew in an earlier version. */
async function saveCompetences(
  tx: Tx,
  AccountId: number,
  given: NonNullable<DutiesGiven['Competences']>,
): Promise<void> {
  const services = await tx
    .selectFrom('Service')
    .select(['Id', 'ServiceKey'])
    .select(
      sql<string[]>`array(select distinct industry from service_version version,
        jsonb_array_elements_text(version.definition -> 'Industries') industry
        where version.service_id = service.id)`.as('Industries'),
    )
    .execute();
  const rows = given.map(({ ServiceKey, IndustryCode }) => {
    const service = services.find((one) => one.ServiceKey === ServiceKey);
    if (!service || (IndustryCode && !service.Industries.includes(IndustryCode)))
      return failField('Competences', 'FIELD_INVALID');
    return { AccountId, ServiceId: service.Id, IndustryCode: IndustryCode ?? '' };
  });
  await tx.deleteFrom('Competence').where('AccountId', '=', AccountId).execute();
  if (rows.length > 0)
    await tx
      .insertInto('Competence')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function saveAbsences(
  tx: Tx,
  AccountId: number,
  given: NonNullable<DutiesGiven['Absences']>,
): Promise<void> {
  await tx.deleteFrom('Absence').where('AccountId', '=', AccountId).execute();
  const rows = given.map(({ From, To, Remark }) => ({ AccountId, FromDate: From, ToDate: To, Remark }));
  if (rows.length > 0) await tx.insertInto('Absence').values(rows).execute();
}

/** An interest that stays keeps the day on which it was declared. */
async function saveInterests(
  tx: Tx,
  AccountId: number,
  given: NonNullable<DutiesGiven['Interests']>,
): Promise<void> {
  const keys = given.map((one) => one.OrganisationKey);
  const found = await tx
    .selectFrom('Organisation')
    .select(['Id', 'OrganisationKey'])
    .where('OrganisationKey', 'in', [...keys, ''])
    .execute();
  const ids = new Map(found.map((row) => [row.OrganisationKey, row.Id]));
  if (new Set(keys).size !== keys.length) failField('Interests', 'FIELD_INVALID');
  const rows = given.map(({ OrganisationKey, Remark }) => ({
    AccountId,
    OrganisationId: ids.get(OrganisationKey) ?? failField('Interests', 'FIELD_INVALID'),
    Remark,
  }));
  await tx
    .deleteFrom('DeclaredInterest')
    .where('AccountId', '=', AccountId)
    .where('OrganisationId', 'not in', [...ids.values(), 0])
    .execute();
  if (rows.length > 0)
    await tx
      .insertInto('DeclaredInterest')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['AccountId', 'OrganisationId'])
          .doUpdateSet((eb) => ({ Remark: eb.ref('excluded.Remark') })),
      )
      .execute();
}
