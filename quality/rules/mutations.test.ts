/** Checks the list of rules that `npm run mutations` removes one by one: fifty, each found in its place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from '#quality/mutations/apply.ts';
import { MUTATIONS } from '#quality/mutations/mutations.ts';

const root = join(import.meta.dirname, '../..');

test('fifty rules are listed, each once', () => {
  expect(new Set(MUTATIONS.map(({ Rule }) => Rule)).size).toBe(50);
});

test.each(MUTATIONS)('$Rule', (mutation) => {
  const source = readFileSync(join(root, mutation.File), 'utf8');
  expect(mutate(source, mutation)).not.toBe(source);
});

test('a rule that is not in its place is reported', () => {
  const mutation = { Rule: '', File: 'x.ts', In: 'ROW', From: 'g.a', To: '', Tests: '' };
  expect(mutate('  ROW: {\n    When: [g.a],\n  },\n  OTHER: { When: [g.a] }', mutation)).toBe(
    '  ROW: {\n    When: [],\n  },\n  OTHER: { When: [g.a] }',
  );
  expect(() => mutate('  OTHER: { When: [g.a] }', mutation)).toThrow('x.ts, ROW: not exactly one g.a');
  expect(() => mutate('  ROW: { When: [] }', mutation)).toThrow('x.ts, ROW: not exactly one g.a');
});
