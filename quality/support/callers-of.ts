import type { Expected } from './access-expected.ts';

/** Returns up to two demo users who may call an endpoint: a client and a staff member if both may. */
export function callersOf(who: Expected['Who']): string[] {
  if (who === 'anybody') return ['client'];
  if (who === 'signed in') return ['admin', 'client'];
  const names = who.map((role) => role.toLowerCase().replaceAll('_', '-'));
  return [
    ...names.filter((name) => name === 'client'),
    ...names.filter((name) => name !== 'client').slice(0, 1),
  ];
}
