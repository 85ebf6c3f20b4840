import { expect, test, vi } from 'vitest';

// Without the hooks defined by the portal itself.
vi.resetModules();
const { defineHook, installHooks } = await import('../hooks.ts');

const paid = defineHook<{ sum: number }, string>('test.paid');

test('modules are called in their order, and return in that order', async () => {
  installHooks([
    { name: 'a', hooks: [paid.implement(async ({ sum }) => `a ${sum}`)] },
    { name: 'b', hooks: [paid.implement(({ sum }) => `b ${sum + 1}`)] },
  ]);
  expect(await paid.run({ sum: 4 })).toEqual(['a 4', 'b 5']);
});

test('an error of a module is passed to the caller', async () => {
  installHooks([
    {
      name: 'a',
      hooks: [
        paid.implement(() => {
          throw new Error('no');
        }),
      ],
    },
  ]);
  await expect(paid.run({ sum: 1 })).rejects.toThrow('no');
});

test('an unimplemented hook prevents startup and is named', () => {
  expect(() => installHooks([])).toThrow(
    'Hooks that no module implements: test.paid. Implement or remove them.',
  );
});

test('an implementation of an undefined hook prevents startup, with the name of the module', () => {
  const stray = { hook: 'test.stray', run: () => 1 };
  expect(() => installHooks([{ name: 'billing/invoices', hooks: [stray] }])).toThrow(
    'billing/invoices implements the hook test.stray, which no module defines.',
  );
});

test('a duplicate name is refused', () => {
  expect(() => defineHook('test.paid')).toThrow('The hook test.paid is defined twice: rename one of them.');
});
