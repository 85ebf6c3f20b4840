import type { Expected } from './access-expected.ts';

/**
 * Chooses up to two demo users who may call an endpoint, one client and one staff member where both may, for
 * tests that try every endpoint.
 */
export function callersOf(allowed: Expected['Who']): string[] {
  if (allowed === 'anybody') return ['client'];
  if (allowed === 'signed in') return ['admin', 'client'];
  const names = allowed.map((role) => role.toLowerCase().replaceAll('_', '-'));
  return [
    ...names.filter((name) => name === 'client'),
    ...names.filter((name) => name !== 'client').slice(0, 1),
  ];
}
