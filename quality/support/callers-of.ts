import type { Expected } from './access-expected.ts';

/** Two people who may make a call: one of the staff and a client, where both do. */
export function callersOf(who: Expected['Who']): string[] {
  if (who === 'anybody') return ['client'];
  if (who === 'signed in') return ['admin', 'client'];
  const names = who.map((role) => role.toLowerCase().replaceAll('_', '-'));
  return [
    ...names.filter((name) => name === 'client'),
    ...names.filter((name) => name !== 'client').slice(0, 1),
  ];
}
