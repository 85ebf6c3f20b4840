import type { Answers } from '#modules/catalogue/forms/web/index.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Resolves a save conflict in the application form: takes the other user's saved answers and applies every
 * answer that was changed locally since `base` on top.
 */
export function mergeAnswers(base: Answers, mine: Answers, remote: Answers): Answers {
  const names = new Set([...Object.keys(base), ...Object.keys(mine)]);
  const changed = [...names].filter((name) => !same(base[name], mine[name]));
  const merged: Record<string, unknown> = { ...remote };
  for (const name of changed) {
    if (mine[name] === undefined) delete merged[name];
    else merged[name] = mine[name];
  }
  return merged;
}
