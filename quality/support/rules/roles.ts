/**
 * The roles of the specification, deliberately repeated here: expected tables must not read them from the
 * rules.
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
