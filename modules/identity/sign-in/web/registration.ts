import type { BodyOf } from '#platform/common/contract/define-route.ts';
import type { authRoutes } from '../rules/contract.ts';

/** The form's entries, flat, named as the server names their problems. */
export const emptyRegistration = {
  'OrgName.EN': '',
  'OrgName.CHT': '',
  'OrgName.CHS': '',
  RegistrationNo: '',
  FirstName: '',
  MiddleName: '',
  LastName: '',
  PhoneCode: '+852',
  PhoneNo: '',
  Email: '',
  Password: '',
  IsTermsAccepted: false,
};
export type Registration = typeof emptyRegistration;
export type RegistrationField = keyof Omit<Registration, 'IsTermsAccepted'>;

export function registrationBody(values: Registration): BodyOf<typeof authRoutes.register> {
  const { 'OrgName.EN': EN, 'OrgName.CHT': CHT, 'OrgName.CHS': CHS, RegistrationNo, ...rest } = values;
  return {
    ...rest,
    Email: values.Email.trim(),
    OrgName: { EN, CHT, CHS },
    ...(RegistrationNo.trim() && { RegistrationNo }),
    // Checked by the schema, which accepts nothing but true.
    IsTermsAccepted: values.IsTermsAccepted as true,
  };
}
