import type { Role } from '#platform/common/access/roles.ts';

/** Everyone in the demo: one person for each role, second persons, another organisation's client, a sub-account. */
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

/** Who of them holds a role. */
export const actorWithRole = (role: Role): string[] => {
  const name = role.toLowerCase().replaceAll('_', '-');
  return ACTORS.filter((one) => one.replace(/\d$/, '') === name);
};
