/**
 * Replaces a staff member's competences, absences and declared interests with the lists given; refuses
 * industries that the service does not offer.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import { failField } from '#platform/server/http/fail.ts';
import { runSingleHook } from '#platform/server/run-single-hook.ts';
import { publishedServices } from './hooks.ts';

export type DutiesInput = {
  Competences?: { ServiceKey: string; IndustryCode: string | null }[];
  Absences?: { From: string; To: string; Remark: string }[];
  Interests?: { OrganisationKey: string; Remark: string }[];
};

/** Replaces each list that is given. */
export async function saveDuties(tx: Tx, accountId: number, duties: DutiesInput): Promise<void> {
  if (duties.Competences) await saveCompetences(tx, accountId, duties.Competences);
  if (duties.Absences) await saveAbsences(tx, accountId, duties.Absences);
  if (duties.Interests) await saveInterests(tx, accountId, duties.Interests);
}

/** An industry must be offered by the service in any of its published versions. */
async function saveCompetences(
  tx: Tx,
  AccountId: number,
  competences: NonNullable<DutiesInput['Competences']>,
): Promise<void> {
  const versions = await runSingleHook(publishedServices, {
    tx,
    keys: competences.map((one) => one.ServiceKey),
  });
  const rows = competences.map(({ ServiceKey, IndustryCode }) => {
    const own = versions.filter((one) => one.ServiceKey === ServiceKey);
    const fitting = own.find(({ IndustryCodes }) => !IndustryCode || IndustryCodes.includes(IndustryCode));
    if (!fitting) return failField('Competences', 'FIELD_INVALID');
    return { AccountId, ServiceId: fitting.Id, IndustryCode: IndustryCode ?? '' };
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
  absences: NonNullable<DutiesInput['Absences']>,
): Promise<void> {
  await tx.deleteFrom('Absence').where('AccountId', '=', AccountId).execute();
  const rows = absences.map(({ From, To, Remark }) => ({ AccountId, FromDate: From, ToDate: To, Remark }));
  if (rows.length > 0) await tx.insertInto('Absence').values(rows).execute();
}

/** An interest that remains keeps its declaration date. */
async function saveInterests(
  tx: Tx,
  AccountId: number,
  interests: NonNullable<DutiesInput['Interests']>,
): Promise<void> {
  const keys = interests.map((one) => one.OrganisationKey);
  const found = await tx
    .selectFrom('Organisation')
    .select(['Id', 'OrganisationKey'])
    .where('OrganisationKey', 'in', [...keys, ''])
    .execute();
  const ids = new Map(found.map((row) => [row.OrganisationKey, row.Id]));
  if (new Set(keys).size !== keys.length) failField('Interests', 'FIELD_INVALID');
  const rows = interests.map(({ OrganisationKey, Remark }) => ({
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
