import { expect, test } from 'vitest';
import { requirementOf } from './requirement-of.ts';

/** Requirement codes from Stripe's documentation for accounts in Hong Kong. */
test.each([
  ['business_profile.url', 'business'],
  ['company.tax_id', 'business'],
  ['documents.proof_of_registration.files', 'business'],
  ['external_account', 'bank'],
  ['representative.dob.day', 'people'],
  ['person_1AbC.verification.document', 'people'],
  ['owners.first_name', 'people'],
  ['tos_acceptance.ip', 'terms'],
  ['access_revoked', 'access'],
  ['something.new', 'other'],
] as const)('%s belongs to %s', (field, need) => {
  expect(requirementOf(field)).toBe(need);
});
