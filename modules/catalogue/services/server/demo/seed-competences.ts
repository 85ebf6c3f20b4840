import { demoStaff } from '#modules/identity/accounts/server/demo/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';

const ASSESSING: readonly Role[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'];

/** Seeds the demo assessors' competences: the services that each of them may assess. */
export async function seedCompetences(db: Tx): Promise<void> {
  const services = await db.selectFrom('Service').select(['Id', 'SchemeCode']).execute();
  const assessing = demoStaff.filter(({ Roles }) => Roles.some((role) => ASSESSING.includes(role)));
  for (const { Email, OnlyFor } of assessing) {
    const known = services.filter(({ SchemeCode }) => !OnlyFor || SchemeCode === OnlyFor.Scheme);
    const { Id: AccountId } = await db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', Email)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('Competence')
      .values(known.map(({ Id }) => ({ AccountId, ServiceId: Id, IndustryCode: OnlyFor?.Industry ?? '' })))
      .execute();
  }
}
