import type { Role } from '#platform/common/access/roles.ts';

/**
 * Names of the demo users as which the generated tests act (at least one per role, clients of other
 * organisations, a sub-account), and the users with a given role.
 */
export const ACTORS: readonly string[] = [
  ...[
    'admin',
    'sub-admin',
    'it',
    'business',
    'scheduling',
    'finance',
    'assessor',
    'assessor2',
    'assessor-onsite',
  ],
  ...['indepreviewer', 'coo', 'deputyceo', 'ceo', 'client', 'client2', 'client3', 'sub-client'],
];

/** Returns the demo users with a role. */
export const actorWithRole = (role: Role): string[] => {
  const name = role.toLowerCase().replaceAll('_', '-');
  return ACTORS.filter((one) => one.replace(/\d$/, '') === name);
};
