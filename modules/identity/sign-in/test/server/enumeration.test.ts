import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';

/**
 * A caller must not be able to find out whether an address is known. The tests compare the work done, not
 * the clock: number of password hashes, the response, and that it never comes before its time step has
 * passed. A timer never fires early, so the result does not depend on the speed of the machine.
 */
const STEP_MS = 250;
let portal: Accounts;
beforeAll(async () => {
  portal = await startAccounts();
  await portal.addAccount('known@example.com', ['CLIENT']);
  await portal.addAccount('pending@example.com', ['CLIENT'], { Status: 'PENDING' });
  await portal.addAccount('suspended@example.com', ['CLIENT'], { Status: 'SUSPENDED' });
  await portal.addAccount('invited@example.com', ['CLIENT'], { PasswordHash: null });
  await portal.addAccount('staff@example.com', ['FINANCE']);
});
afterAll(() => portal.close());

const EVERYBODY = ['known', 'pending', 'suspended', 'invited', 'staff', 'unknown'].map(
  (name) => `${name}@example.com`,
);

/** Runs a call and returns the number of password hashes, status, error and duration in milliseconds. */
async function watch(path: string, body: object, address: string) {
  let hashes = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  });
  hook.enable();
  const start = performance.now();
  const { status, error } = await portal.post(path, body, { address });
  const took = performance.now() - start;
  hook.disable();
  return { seen: { hashes, status, error }, took };
}

test('login: one hash and the same message for all', async () => {
  for (const entry of ['web', 'backend'])
    for (const [at, Email] of EVERYBODY.entries()) {
      const Password = 'Wrong-password-9';
      const { seen } = await watch(`/auth/${entry}/login`, { Email, Password }, `10.7.0.${at}`);
      expect([Email, seen]).toEqual([
        Email,
        { hashes: 1, status: 401, error: { Code: 'ERR_AUTH', Message: expect.any(String) } },
      ]);
    }
  // Verifies that the hook counts real hashes: a correct password is hashed once as well.
  const right = await watch(
    '/auth/web/login',
    { Email: 'known@example.com', Password: PASSWORD },
    '10.7.1.1',
  );
  expect(right.seen).toMatchObject({ hashes: 1, status: 200 });
});

test('forgot: the same response for all, never before its fixed time', async () => {
  for (const [at, Email] of EVERYBODY.entries()) {
    const { seen, took } = await watch('/user/forgot', { Email }, `10.8.0.${at}`);
    expect([Email, seen]).toEqual([Email, { hashes: 0, status: 200, error: { data: {} } }]);
    expect([Email, took >= STEP_MS - 2]).toEqual([Email, true]);
  }
});

test('resend activation email: the same response for all, never before its fixed time', async () => {
  for (const [at, Email] of EVERYBODY.entries()) {
    const { seen, took } = await watch('/auth/activate/resend', { Email }, `10.8.1.${at}`);
    expect([Email, seen]).toEqual([Email, { hashes: 0, status: 200, error: { data: {} } }]);
    expect([Email, took >= STEP_MS - 2]).toEqual([Email, true]);
  }
});

test('register: one hash and the same response for all, never before its fixed time', async () => {
  for (const [at, Email] of EVERYBODY.entries()) {
    const body = {
      Email,
      Password: 'Violet-lantern-21',
      FirstName: 'Mei',
      LastName: 'Chan',
      PhoneNo: '2345 6789',
      OrgName: { EN: 'Harbour Works Limited' },
      IsTermsAccepted: true,
    };
    const { seen, took } = await watch('/auth/register', body, `10.9.0.${at}`);
    expect([Email, seen]).toEqual([Email, { hashes: 1, status: 200, error: { data: {} } }]);
    expect([Email, took >= STEP_MS - 2]).toEqual([Email, true]);
  }
});
