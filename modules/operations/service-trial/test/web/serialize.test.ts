import { expect, test } from 'vitest';
import { serialize } from '../../web/serialize.ts';

test('a concurrent request starts from the result of the previous one, also after a refusal', async () => {
  const next = serialize();
  let deeds: readonly string[] = [];
  const add = (deed: string, isRefused = false) =>
    next(async () => {
      const from = deeds;
      await new Promise((resolve) => setImmediate(resolve));
      if (isRefused) throw new Error(deed);
      deeds = [...from, deed];
      return deeds.length;
    });
  const all = await Promise.allSettled([add('save'), add('refused', true), add('submit')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(deeds).toEqual(['save', 'submit']);
});
