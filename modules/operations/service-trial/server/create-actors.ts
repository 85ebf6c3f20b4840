import { applicationsPermissions } from '#modules/applications/applications/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { APPLICANT, GENERATING, TRIAL_ROLES, type TrialRole } from '../rules/scenario.ts';

/**
 * Creates the people of a service's dry run: an applicant with an organisation and one person for every
 * role, those for assessment competent for the service.
 */
export async function createActors(
  tx: Tx,
  serviceId: number,
  language: Language,
): Promise<ReadonlyMap<TrialRole, SignedIn>> {
  const organisation = await addApplicant(tx);
  const people = await addStaffActors(tx, organisation.Id, language);
  const cast = new Map(
    people.map((person) => [person.Role, signedIn(person, organisation, language)] as const),
  );
  await tx
    .insertInto('Competence')
    .values(
      people
        .filter(({ Role }) => hasPermission([Role], applicationsPermissions.BE_ASSIGNED_TO_STEPS))
        .map(({ Id }) => ({ AccountId: Id, ServiceId: serviceId })),
    )
    .execute();
  return cast;
}

type Applicant = { Id: number; OrganisationKey: string };

async function addApplicant(tx: Tx): Promise<Applicant> {
  const OrganisationKey = newKey();
  const OrgName: Localized = {
    EN: translate('TRIAL_ORGANISATION', 'EN'),
    CHT: translate('TRIAL_ORGANISATION', 'CHT'),
    CHS: translate('TRIAL_ORGANISATION', 'CHS'),
  };
  const { Id } = await tx
    .insertInto('Organisation')
    .values({ OrganisationKey, OrgName: json(OrgName), RegistrationNo: null, Search: '' })
    .returning('Id')
    .executeTakeFirstOrThrow();
  return { Id, OrganisationKey };
}

type Person = { Id: number; UserKey: string; Email: string; Role: TrialRole };

async function addStaffActors(tx: Tx, organisationId: number, language: Language): Promise<Person[]> {
  const accounts = TRIAL_ROLES.map((Role) => {
    const UserKey = newKey();
    return { Role, UserKey, Email: `${UserKey}@trial.invalid`.toLowerCase() };
  });
  const rows = await tx
    .insertInto('Account')
    .values(
      accounts.map(({ Role, UserKey, Email }) => ({
        UserKey,
        Email,
        PasswordHash: null,
        Status: 'ACTIVE' as const,
        Roles: [Role],
        OrganisationId: Role === APPLICANT ? organisationId : null,
        ParentId: null,
        FirstName: translate(`ROLE_${Role}`, language),
        LastName: '',
        IsGrantGeneration: GENERATING.includes(Role),
        TermsVersion: null,
        PrivacyVersion: null,
        Search: '',
      })),
    )
    .returning(['Id', 'UserKey'])
    .execute();
  const ids = new Map(rows.map((row) => [row.UserKey, row.Id]));
  return accounts.map((one) => ({ ...one, Id: ids.get(one.UserKey) ?? 0 }));
}

const signedIn = (
  { Id, UserKey, Email, Role }: Person,
  organisation: Applicant,
  language: Language,
): SignedIn => ({
  Id,
  UserKey,
  Email,
  Roles: [Role],
  OrganisationId: Role === APPLICANT ? organisation.Id : null,
  OrganisationKey: Role === APPLICANT ? organisation.OrganisationKey : null,
  IsGrantGeneration: GENERATING.includes(Role),
  SessionId: 0,
  Language: language,
  ProvenAt: new Date(),
  IsTermsUpdated: false,
  IsTwoFactorMissing: false,
});
