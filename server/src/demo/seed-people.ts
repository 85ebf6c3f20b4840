import { hashPassword } from '../auth/password-hash.ts';
import type { Tx } from '../db/connect.ts';
import { json } from '../db/json.ts';
import { newKey } from '../db/keys.ts';
import { searchText } from '../db/search-text.ts';
import { legalVersions } from '../legal/legal-versions.ts';
import { DEMO_PASSWORD, demoOrganisations, demoStaff } from './people.ts';

/** Staff, organisations and their accounts. One hash serves all: the password is the same and public. */
export async function seedPeople(db: Tx): Promise<void> {
  const { TermsVersion, PrivacyVersion } = await legalVersions(db);
  const shared = {
    PasswordHash: await hashPassword(DEMO_PASSWORD),
    Status: 'ACTIVE' as const,
    TermsVersion,
    PrivacyVersion,
  };
  await db
    .insertInto('Account')
    .values(
      demoStaff.map((person) => ({
        ...shared,
        ...person,
        UserKey: newKey(),
        OrganisationId: null,
        ParentId: null,
        PhoneNo: '3900 1000',
        IsGrantGeneration: person.IsGrantGeneration ?? false,
      })),
    )
    .execute();
  for (const { Owner, SubAccount, ...organisation } of demoOrganisations) {
    const { Id } = await db
      .insertInto('Organisation')
      .values({
        OrganisationKey: newKey(),
        OrgName: json(organisation.OrgName),
        BranchName: json(organisation.BranchName),
        RegistrationNo: organisation.RegistrationNo,
        Search: searchText(
          ...Object.values(organisation.OrgName),
          ...Object.values(organisation.BranchName),
          organisation.RegistrationNo,
        ),
      })
      .returning('Id')
      .executeTakeFirstOrThrow();
    const client = { ...shared, OrganisationId: Id, PhoneNo: '2800 2000' };
    const parent = await db
      .insertInto('Account')
      .values({ ...client, ...Owner, UserKey: newKey(), Roles: ['CLIENT'], ParentId: null })
      .returning('Id')
      .executeTakeFirstOrThrow();
    if (SubAccount)
      await db
        .insertInto('Account')
        .values({ ...client, ...SubAccount, UserKey: newKey(), Roles: ['SUB_CLIENT'], ParentId: parent.Id })
        .execute();
  }
}
