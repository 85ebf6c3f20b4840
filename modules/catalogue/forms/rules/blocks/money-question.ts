import type { say } from '../say.ts';

type Said = ReturnType<typeof say>;

/** An amount in dollars as people write it; the answer is a number. */
export const moneyQuestion = (name: string, title: Said, more: Readonly<Record<string, unknown>> = {}) => ({
  type: 'text',
  name,
  title,
  maskType: 'currency',
  maskSettings: { prefix: 'HKD ', precision: 2, min: 0 },
  ...more,
});
