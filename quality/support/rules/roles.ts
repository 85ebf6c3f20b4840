/**
 * List of all roles in the specification, deliberately repeated for the expected tables of the tests, which
 * must not read it from the rules under test.
 */
export const ROLES = [
  'CLIENT',
  'SUB_CLIENT',
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
  'ASSESSOR',
  'ASSESSOR_ONSITE',
  'INDEPREVIEWER',
  'COO',
  'DEPUTYCEO',
  'CEO',
] as const;
