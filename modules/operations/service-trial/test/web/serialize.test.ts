import { expect, test } from 'vitest';
import { serialize } from '../../web/run-in-sequence.ts';

test('a concurrent request starts from the result of the previous one, also after a refusal', async () => {
  const next = serialize();
  let actions: readonly string[] = [];
  const add = (action: string, isRefused = false) =>
    next(async () => {
      const from = actions;
      await new Promise((resolve) => setImmediate(resolve));
      if (isRefused) throw new Error(action);
      actions = [...from, action];
      return actions.length;
    });
  const all = await Promise.allSettled([add('save'), add('refused', true), add('submit')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(actions).toEqual(['save', 'submit']);
});
