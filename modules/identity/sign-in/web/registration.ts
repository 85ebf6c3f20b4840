import type { BodyOf } from '#platform/common/contract/define-route.ts';
import type { authRoutes } from '../rules/contract.ts';

/**
 * Form values of the client registration, in a flat object named like the fields in the server's errors, and
 * their conversion to the request body.
 */
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
    // The schema accepts only true, so a missing acceptance is refused there.
    IsTermsAccepted: values.IsTermsAccepted as true,
  };
}
