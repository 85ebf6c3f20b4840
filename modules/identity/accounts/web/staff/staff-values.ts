/**
 * Form values of a staff account: person, roles, competences, absences and interests, and their conversion
 * to the request bodies for creating and updating it.
 */
import { isStaffRole, type StaffRole } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { AccountView } from '../../rules/contract.ts';
import type { PickedOrganisation } from '../client/organisation-picker.tsx';
import { emptyPerson, type PersonValues, personBody, personOf } from '../person-values.ts';

/** A row of the form. `Id` identifies it in the form only, because rows are added and removed. */
export type AbsenceRow = { Id: string; From: string; To: string; Remark: string };
export type InterestRow = { Id: string; Organisation: PickedOrganisation | null; Remark: string };
export type Competence = AccountView['Competences'][number];

export type StaffValues = PersonValues & {
  UserRoleList: StaffRole[];
  IsGrantGeneration: boolean;
  Competences: Competence[];
  Absences: AbsenceRow[];
  Interests: InterestRow[];
};

export const emptyStaff = (language: Language): StaffValues => ({
  ...emptyPerson(language),
  UserRoleList: [],
  IsGrantGeneration: false,
  Competences: [],
  Absences: [],
  Interests: [],
});

export const staffOf = (view: AccountView): StaffValues => ({
  ...personOf(view),
  UserRoleList: view.UserRoleList.filter(isStaffRole),
  IsGrantGeneration: view.IsGrantGeneration,
  Competences: view.Competences,
  Absences: view.Absences.map((one) => ({ Id: `${one.From} ${one.To}`, ...one })),
  Interests: view.Interests.map(({ OrganisationKey, OrgName, Remark }) => ({
    Id: OrganisationKey,
    Organisation: { OrganisationKey, OrgName },
    Remark,
  })),
});

/** Rows in the format of the action; a row without an organisation is refused at its field. */
const dutiesBody = (values: StaffValues) => ({
  UserRoleList: values.UserRoleList,
  IsGrantGeneration: values.IsGrantGeneration,
  Competences: values.Competences,
  Absences: values.Absences.map(({ From, To, Remark }) => ({ From, To, Remark })),
  Interests: values.Interests.map(({ Organisation, Remark }) => ({
    OrganisationKey: Organisation?.OrganisationKey ?? '',
    Remark,
  })),
});

export const newStaffBody = (values: StaffValues) => ({
  ...personBody(values),
  ...dutiesBody(values),
  Email: values.Email.trim(),
});

/**
 * Request body of a staff update. Duties and email address are sent only if changed, so that correcting a
 * name changes no roles.
 */
export function staffBody(view: AccountView, values: StaffValues, changed: Partial<StaffValues>) {
  const touched = Object.entries(dutiesBody(values)).filter(([name]) => name in changed);
  return {
    UserKey: view.UserKey,
    Version: view.Version,
    ...personBody(values),
    ...Object.fromEntries(touched),
    ...(changed.Email !== undefined && { Email: values.Email.trim() }),
  };
}
