/** Form values of the user's own organisation and their conversion to the request body. */
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import type { OwnOrganisation, profileRoutes } from '../../rules/profile/contract.ts';

/** Form values in a flat object, named like the fields in the server's errors. */
const empty = {
  'OrgName.EN': '',
  'OrgName.CHT': '',
  'OrgName.CHS': '',
  'BranchName.EN': '',
  'BranchName.CHT': '',
  'BranchName.CHS': '',
  RegistrationNo: '',
  BillingEmail: '',
  BillingAddress: '',
};
export type OwnOrganisationValues = typeof empty;
export type NameField = keyof OwnOrganisationValues;

export function organisationValues(organisation: OwnOrganisation | null): OwnOrganisationValues {
  if (!organisation) return empty;
  const { OrgName, BranchName, RegistrationNo, BillingEmail, BillingAddress } = organisation;
  return {
    'OrgName.EN': OrgName.EN,
    'OrgName.CHT': OrgName.CHT,
    'OrgName.CHS': OrgName.CHS,
    'BranchName.EN': BranchName.EN,
    'BranchName.CHT': BranchName.CHT,
    'BranchName.CHS': BranchName.CHS,
    RegistrationNo: RegistrationNo ?? '',
    BillingEmail: BillingEmail ?? '',
    BillingAddress: BillingAddress ?? '',
  };
}

export const organisationBody = (
  values: OwnOrganisationValues,
  organisation: OwnOrganisation | null,
): BodyOf<typeof profileRoutes.updateOrganisation> => ({
  OrgName: {
    EN: values['OrgName.EN'],
    CHT: values['OrgName.CHT'],
    CHS: values['OrgName.CHS'],
  },
  BranchName: {
    EN: values['BranchName.EN'],
    CHT: values['BranchName.CHT'],
    CHS: values['BranchName.CHS'],
  },
  RegistrationNo: values.RegistrationNo,
  BillingEmail: values.BillingEmail,
  BillingAddress: values.BillingAddress,
  ...(organisation && { Version: organisation.Version }),
});
