import { describe, expect, it } from 'vitest';
import { authRoutes } from '#modules/identity/sign-in/rules/contract.ts';
import { emptyRegistration, registrationBody } from '#modules/identity/sign-in/web/registration.ts';
import { fieldProblems } from '../ui/form/field-problems.ts';

const filled = {
  ...emptyRegistration,
  'OrgName.EN': 'Harbour Green Energy Limited',
  FirstName: 'Hilary',
  LastName: 'Ng',
  PhoneNo: '2800 2000',
  Email: 'hilary@example.com',
  Password: 'a long sentence',
  IsTermsAccepted: true,
};
const problemsOf = (values: typeof filled) =>
  fieldProblems(authRoutes.register.body, registrationBody(values));

describe('problems of the registration form', () => {
  it('finds none in a complete form', () => {
    expect(problemsOf(filled)).toEqual([]);
  });

  it('names each empty field once, in the order of the route’s form', () => {
    const fields = problemsOf(emptyRegistration as typeof filled).map((one) => [one.Field, one.Key]);
    expect(fields).toContainEqual(['Email', 'FIELD_REQUIRED']);
    expect(fields).toContainEqual(['OrgName.EN', 'FIELD_ONE_NAME']);
    expect(fields).toContainEqual(['IsTermsAccepted', 'FIELD_REQUIRED']);
    expect(new Set(fields.map(([field]) => field)).size).toBe(fields.length);
  });

  it('reports invalid values', () => {
    expect(problemsOf({ ...filled, Email: 'hilary@' })).toEqual([{ Field: 'Email', Key: 'FIELD_EMAIL' }]);
    expect(problemsOf({ ...filled, PhoneNo: 'call me' })).toEqual([{ Field: 'PhoneNo', Key: 'FIELD_PHONE' }]);
    expect(problemsOf({ ...filled, 'OrgName.EN': '', 'OrgName.CHT': '海港綠色能源有限公司' })).toEqual([]);
    expect(problemsOf({ ...filled, FirstName: 'x'.repeat(81) })).toEqual([
      { Field: 'FirstName', Key: 'FIELD_TOO_LONG', Params: { max: 80 } },
    ]);
  });
});
