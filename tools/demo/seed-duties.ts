import type { Role } from '#platform/common/access/roles.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { demoStaff } from './people.ts';

const ASSESSING: readonly Role[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'];

/** What the people who assess may assess; one is away, one has an interest in a client. */
export async function seedDuties(db: Tx, now: Date): Promise<void> {
  const services = await db.selectFrom('Service').select(['Id', 'SchemeCode']).execute();
  for (const person of demoStaff.filter(({ Roles }) => Roles.some((role) => ASSESSING.includes(role)))) {
    const { Id: AccountId } = await find(db, person.Email);
    const { OnlyFor, AwayDays, InterestIn } = person;
    const known = services.filter(({ SchemeCode }) => !OnlyFor || SchemeCode === OnlyFor.Scheme);
    await db
      .insertInto('Competence')
      .values(known.map(({ Id }) => ({ AccountId, ServiceId: Id, IndustryCode: OnlyFor?.Industry ?? '' })))
      .execute();
    const FromDate = hongKongDate(now);
    if (AwayDays)
      await db
        .insertInto('Absence')
        .values({ AccountId, FromDate, ToDate: addDays(FromDate, AwayDays), Remark: 'Annual leave' })
        .execute();
    if (InterestIn) await declareInterest(db, AccountId, InterestIn);
  }
}

async function declareInterest(db: Tx, AccountId: number, client: string): Promise<void> {
  const { OrganisationId } = await find(db, `${client}@demo.test`);
  if (OrganisationId === null) throw new Error(`${client} has no organisation`);
  await db
    .insertInto('DeclaredInterest')
    .values({ AccountId, OrganisationId, Remark: 'Worked there until last year.' })
    .execute();
}

const find = (db: Tx, email: string) =>
  db
    .selectFrom('Account')
    .select(['Id', 'OrganisationId'])
    .where('Email', '=', email)
    .executeTakeFirstOrThrow();
