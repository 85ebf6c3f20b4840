import { beforeEach, expect, test, vi } from 'vitest';

/** Loads registers without those defined by the portal's own modules. */
async function freshRegisters() {
  vi.resetModules();
  const { defineRegister, installRegisters } = await import('../registers.ts');
  const register = defineRegister<'ONE' | 'TWO', () => string>('test.answers', ['ONE', 'TWO']);
  return { register, installRegisters };
}
let part: Awaited<ReturnType<typeof freshRegisters>>;
beforeEach(async () => {
  part = await freshRegisters();
});

test('each key returns the value of its module', () => {
  const { register, installRegisters } = part;
  installRegisters([
    { name: 'lower', entries: [register.provide({ ONE: () => 'of lower' })] },
    { name: 'higher', entries: [register.provide({ TWO: () => 'of higher' })] },
  ]);
  expect(register.get('ONE')()).toBe('of lower');
  expect(register.get('TWO')()).toBe('of higher');
});

test('a key with two owners prevents startup, with the names of both', () => {
  const { register, installRegisters } = part;
  const entries = [register.provide({ ONE: () => '', TWO: () => '' })];
  expect(() =>
    installRegisters([
      { name: 'lower', entries },
      { name: 'higher', entries },
    ]),
  ).toThrow('lower and higher both provide ONE of test.answers');
});

test('a key without an owner prevents startup', () => {
  const { register, installRegisters } = part;
  const entries = [register.provide({ ONE: () => '' })];
  expect(() => installRegisters([{ name: 'lower', entries }])).toThrow(
    'No module provides TWO of test.answers',
  );
});

test('nothing is available before startup', () => {
  expect(() => part.register.get('ONE')).toThrow('before installRegisters');
});
