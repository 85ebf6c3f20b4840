import { expect, test } from 'vitest';
import type { Role } from '#platform/common/access/roles.ts';
import { personAddress } from '../layout/person-address.ts';

const sub = { Kind: 'SUB', UserKey: 'sub1', ClientKey: 'client1' } as const;
const person = (more: object) => ({ ...sub, ...more }) as Parameters<typeof personAddress>[0];

/**
 * Specification point 2: /child needs the client's key for staff and is open to four staff roles,
 * /child/edit to three.
 */
test.each<[Role, string | null]>([
  ['CLIENT', '/child/edit/sub1'],
  ['ADMIN', '/child/edit/sub1?key=client1'],
  ['SUB_ADMIN', '/child/edit/sub1?key=client1'],
  ['BUSINESS', '/child/edit/sub1?key=client1'],
  ['SCHEDULING', '/child?key=client1'],
  ['IT', '/user/edit/client1'],
  ['FINANCE', '/user/edit/client1'],
])('%s opens a sub-account at %s', (role, address) => {
  expect(personAddress(person({}), [role])).toBe(address);
});

test('staff have no screen for a sub-account without a client; clients and staff have their own', () => {
  expect(personAddress(person({ ClientKey: null }), ['ADMIN'])).toBeNull();
  expect(personAddress(person({ Kind: 'CLIENT', UserKey: 'c' }), ['ADMIN'])).toBe('/user/edit/c');
  expect(personAddress(person({ Kind: 'STAFF', UserKey: 's' }), ['ADMIN'])).toBe('/staff/edit/s');
});
