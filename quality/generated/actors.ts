import type { Role } from '#platform/common/access/roles.ts';

/**
 * All demo users: one per role, second users of some roles, clients of other organisations, a sub-account.
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
