/**
 * Inserts the demo staff, organisations, client accounts and sub-accounts, absences and declared interests
 * into the database; all accounts share the public demo password.
 */
import {
  accountSearch,
  DEMO_PASSWORD,
  hashPassword,
  legalVersions,
} from '#modules/identity/sign-in/server/index.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import { demoOrganisations, demoStaff } from './accounts.ts';

/** Inserts absences and declared interests. */
async function seedDuties(db: Tx, now: Date): Promise<void> {
  for (const { Email, AwayDays, InterestIn } of demoStaff) {
    if (!AwayDays && !InterestIn) continue;
    const { Id: AccountId } = await find(db, Email);
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
    .values({ AccountId, OrganisationId, Remark: 'Employed there until last year.' })
    .execute();
}

const find = (db: Tx, email: string) =>
  db
    .selectFrom('Account')
    .select(['Id', 'OrganisationId'])
    .where('Email', '=', email)
    .executeTakeFirstOrThrow();

/**
 * Inserts staff, organisations and their accounts. All share one password hash, because the demo password is
 * public.
 */
export async function seedAccounts(db: Tx): Promise<void> {
  const { TermsVersion, PrivacyVersion } = await legalVersions(db);
  const shared = {
    PasswordHash: await hashPassword(DEMO_PASSWORD),
    Status: 'ACTIVE' as const,
    TermsVersion,
    PrivacyVersion,
    ParentId: null,
  };
  await db
    .insertInto('Account')
    .values(
      demoStaff.map(({ Email, FirstName, LastName, Roles, IsGrantGeneration = false }) => ({
        ...shared,
        ...account({ Email, FirstName, LastName, PhoneNo: '3900 1000' }),
        Roles,
        OrganisationId: null,
        IsGrantGeneration,
      })),
    )
    .execute();
  for (const { Owner, SubAccount, ...organisation } of demoOrganisations) {
    const client = { ...shared, OrganisationId: await addOrganisation(db, organisation) };
    const PhoneNo = '2800 2000';
    const parent = await db
      .insertInto('Account')
      .values({ ...client, ...account({ ...Owner, PhoneNo }), Roles: ['CLIENT'] })
      .returning('Id')
      .executeTakeFirstOrThrow();
    if (SubAccount)
      await db
        .insertInto('Account')
        .values({
          ...client,
          ...account({ ...SubAccount, PhoneNo }),
          Roles: ['SUB_CLIENT'],
          ParentId: parent.Id,
        })
        .execute();
  }
  await seedDuties(db, new Date());
}

type Person = { Email: string; FirstName: string; LastName: string; PhoneNo: string };
const account = (person: Person) => ({ ...person, UserKey: newKey(), Search: accountSearch(person) });

type Organisation = Omit<(typeof demoOrganisations)[number], 'Owner' | 'SubAccount'>;

async function addOrganisation(
  db: Tx,
  { OrgName, BranchName, RegistrationNo }: Organisation,
): Promise<number> {
  const { Id } = await db
    .insertInto('Organisation')
    .values({
      OrganisationKey: newKey(),
      OrgName: json(OrgName),
      BranchName: json(BranchName),
      RegistrationNo,
      Search: searchText(...Object.values(OrgName), ...Object.values(BranchName), RegistrationNo),
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  return Id;
}
