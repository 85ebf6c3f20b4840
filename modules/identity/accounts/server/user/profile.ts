/**
 * Loads the signed-in user's own profile: personal details, organisation, accepted legal texts and the
 * consequences of closing the account.
 */
import { hasPermission } from '#platform/common/access/permissions.ts';
import { isClient, ROLES } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { accountsPermissions } from '../../rules/permissions.ts';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { certificatesOf } from '../hooks.ts';
import { closingOf } from './closing.ts';

/**
 * Versions of legal texts that the user accepted, with times, newest first. Versions recorded only on the
 * account were accepted before the portal stored the time.
 */
async function consentsOf(db: Queries, accountId: number): Promise<ProfileView['Consents']> {
  const accepted = await db
    .selectFrom('Acceptance')
    .select(['Kind', 'VersionId', 'At'])
    .where('AccountId', '=', accountId)
    .orderBy('At', 'desc')
    .execute();
  const { TermsVersion, PrivacyVersion } = await db
    .selectFrom('Account')
    .select(['TermsVersion', 'PrivacyVersion'])
    .where('Id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isAccepted = (kind: string, version: string) =>
    accepted.some((row) => row.Kind === kind && row.VersionId === version);
  const only = [
    { Kind: 'TERMS' as const, VersionId: TermsVersion },
    { Kind: 'PRIVACY' as const, VersionId: PrivacyVersion },
  ].flatMap(({ Kind, VersionId }) =>
    VersionId === null || isAccepted(Kind, VersionId) ? [] : [{ Kind, VersionId, At: null }],
  );
  return [...only, ...accepted.map((row) => ({ ...row, At: row.At.toISOString() }))];
}

/** The user's own account in full, with the consequences of closing it. */
export async function profileOf(db: Queries, actor: SignedIn): Promise<ProfileView> {
  const row = (await select(db, actor.Id)) ?? fail('ERR_AUTH');
  const { Roles, ParentKey, ParentFirstName, ParentLastName, CreatedAt, SignedInAt, ...person } = row;
  return {
    UserKey: person.UserKey,
    Email: person.Email,
    FirstName: person.FirstName,
    MiddleName: person.MiddleName,
    LastName: person.LastName,
    PhoneCode: person.PhoneCode,
    PhoneNo: person.PhoneNo,
    MobileCode: person.MobileCode,
    MobileNumber: person.MobileNumber,
    Language: person.Language,
    IsGrantGeneration: person.IsGrantGeneration,
    Version: person.Version,
    UserRoleList: ROLES.filter((role) => Roles.includes(role)),
    CreatedAt: CreatedAt.toISOString(),
    SignedInAt: SignedInAt?.toISOString() ?? null,
    Parent:
      ParentKey === null
        ? null
        : {
            UserKey: ParentKey,
            Name: fullName({ FirstName: ParentFirstName ?? '', LastName: ParentLastName ?? '' }),
          },
    Organisation: organisationOf(row, await certificates(db, row.OrganisationId)),
    IsOrganisationEditor: hasPermission(Roles, accountsPermissions.MANAGE_OWN_ORGANISATION),
    Consents: await consentsOf(db, actor.Id),
    Closing: await closingOf(db, { ...row, IsClient: isClient(Roles) }),
  };
}

const select = (db: Queries, id: number) =>
  db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .leftJoin('Account as Parent', 'Parent.Id', 'Account.ParentId')
    .select([
      'Account.Id',
      'Account.UserKey',
      'Account.Email',
      'Account.Roles',
      'Account.FirstName',
      'Account.MiddleName',
      'Account.LastName',
      'Account.PhoneCode',
      'Account.PhoneNo',
      'Account.MobileCode',
      'Account.MobileNumber',
      'Account.Language',
      'Account.IsGrantGeneration',
      'Account.CreatedAt',
      'Account.SignedInAt',
      'Account.Version',
      'Account.OrganisationId',
      'Parent.UserKey as ParentKey',
      'Parent.FirstName as ParentFirstName',
      'Parent.LastName as ParentLastName',
      'Organisation.OrganisationKey',
      'Organisation.OrgName',
      'Organisation.BranchName',
      'Organisation.RegistrationNo',
      'Organisation.LogoFileKey',
      'Organisation.BillingEmail',
      'Organisation.BillingAddress',
      'Organisation.Version as OrganisationVersion',
    ])
    .where('Account.Id', '=', id)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof select>>>;

async function certificates(db: Queries, organisationId: number | null): Promise<number> {
  if (organisationId === null) return 0;
  const [count = 0] = await certificatesOf.run({ db, organisationId });
  return count;
}

function organisationOf(row: Row, Certificates: number): ProfileView['Organisation'] {
  if (row.OrganisationKey === null || row.OrgName === null || row.BranchName === null) return null;
  return {
    OrganisationKey: row.OrganisationKey,
    OrgName: row.OrgName,
    BranchName: row.BranchName,
    RegistrationNo: row.RegistrationNo,
    BillingEmail: row.BillingEmail,
    BillingAddress: row.BillingAddress,
    HasLogo: row.LogoFileKey !== null,
    Version: row.OrganisationVersion ?? 1,
    Certificates,
  };
}
