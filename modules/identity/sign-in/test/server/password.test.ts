import { expect, test } from 'vitest';
import { limitConcurrency } from '#platform/server/http/admission/limit-concurrency.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../server/password-hash.ts';
import { isEasyToGuess } from '../../server/password-rules.ts';

test('common passwords are refused, strong ones are not', async () => {
  const easy = [
    'password123',
    'Passw0rd2024!',
    'qwertyuiop',
    '1234567890',
    '9876543210',
    'aaaaaaaaaaaa',
    'Welcome2026',
    'abcabcabcabc',
    '1q2w3e4r5t',
    'kwongfai-2026',
    'Portal-demo-2026',
    'portal-demo-2027!',
  ];
  for (const password of easy)
    expect([password, await isEasyToGuess(password, ['kwongfai@example.com'])]).toEqual([password, true]);
  const good = [
    'correct horse battery staple',
    '維港夜色12真的很美麗',
    'Violet-lantern-21',
    '維港夜色真的很美麗啊',
    'xk29-mvp0-zz8t',
  ];
  for (const password of good)
    expect([password, await isEasyToGuess(password, ['ip@example.com'])]).toEqual([password, false]);
});

test('a password from a known breach is refused, also with added symbols or digits replacing letters', async () => {
  const leaked = [
    'nuttertools',
    'mailcreated5240',
    'Undertaker',
    'Terminator1984',
    '!!playstation!!',
    'M0therl0de99',
  ];
  for (const password of leaked)
    expect([password, await isEasyToGuess(password, [])]).toEqual([password, true]);
});

test('a password made of the names of the portal, the organisation or the owner is refused', async () => {
  const about = [
    'ip@example.com',
    'Siu Ming',
    'Cheung',
    'Victoria Harbour Foods Limited',
    '維港食品有限公司',
  ];
  const near = [
    'Assay-Portal-2026',
    'Certification1!',
    'cheung-harbour-88',
    '維港食品有限公司2026',
    'Victoria.Foods.01',
  ];
  for (const password of near)
    expect([password, await isEasyToGuess(password, about)]).toEqual([password, true]);
  // A context word with enough unrelated text.
  for (const password of ['Harbour-violet-lantern', 'portal through the clouds'])
    expect([password, await isEasyToGuess(password, about)]).toEqual([password, false]);
});

test('hashes carry their parameters and are verified with them', async () => {
  const stored = await hashPassword('Violet-lantern-21');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect([
    await verifyPassword('Violet-lantern-21', stored),
    await verifyPassword('violet-lantern-21', stored),
  ]).toEqual([true, false]);
  expect([await verifyPassword('', null), await verifyPassword('x', 'plain')]).toEqual([false, false]);
  // From the tests of the reference implementation.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect([await verifyPassword('password', reference), isOutdated(reference)]).toEqual([true, true]);
  expect([isOutdated(stored), isOutdated(stored.replace('m=19456', 'm=4096'))]).toEqual([false, true]);
});

test('the queue has a limit, and requests beyond it are refused', async () => {
  const inTurn = limitConcurrency(2, 1);
  const gates: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = () =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((open) => gates.push(open));
      running -= 1;
    });
  const three = [work(), work(), work()];
  await expect(work()).rejects.toMatchObject({ Code: 'ERR_UNAVAILABLE' });
  while (gates.length > 0) {
    gates.shift()?.();
    await new Promise((next) => setTimeout(next, 5));
  }
  await Promise.all(three);
  expect(most).toBe(2);
});
