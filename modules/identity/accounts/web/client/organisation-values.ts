import type { Localized } from '#platform/common/contract/shapes.ts';
import type { AccountView } from '../../rules/contract.ts';

/**
 * Form values of an organisation in the staff forms for client accounts, from the stored organisation and
 * back to the request body; flat, named like the fields in the server's errors.
 */
export type OrganisationValues = {
  'Organisation.OrgName.EN': string;
  'Organisation.OrgName.CHT': string;
  'Organisation.OrgName.CHS': string;
  'Organisation.BranchName.EN': string;
  'Organisation.BranchName.CHT': string;
  'Organisation.BranchName.CHS': string;
  'Organisation.RegistrationNo': string;
};

const none: Localized = { EN: '', CHT: '', CHS: '' };

export function organisationOf(organisation: AccountView['Organisation']): OrganisationValues {
  const { OrgName, BranchName, RegistrationNo } = organisation ?? {
    OrgName: none,
    BranchName: none,
    RegistrationNo: null,
  };
  return {
    'Organisation.OrgName.EN': OrgName.EN,
    'Organisation.OrgName.CHT': OrgName.CHT,
    'Organisation.OrgName.CHS': OrgName.CHS,
    'Organisation.BranchName.EN': BranchName.EN,
    'Organisation.BranchName.CHT': BranchName.CHT,
    'Organisation.BranchName.CHS': BranchName.CHS,
    'Organisation.RegistrationNo': RegistrationNo ?? '',
  };
}

export function organisationBody(values: OrganisationValues) {
  return {
    OrgName: {
      EN: values['Organisation.OrgName.EN'],
      CHT: values['Organisation.OrgName.CHT'],
      CHS: values['Organisation.OrgName.CHS'],
    },
    BranchName: {
      EN: values['Organisation.BranchName.EN'],
      CHT: values['Organisation.BranchName.CHT'],
      CHS: values['Organisation.BranchName.CHS'],
    },
    RegistrationNo: values['Organisation.RegistrationNo'],
  };
}
