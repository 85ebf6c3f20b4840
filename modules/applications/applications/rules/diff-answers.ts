/** Compares two versions of form answers and lists the questions whose answers differ. */

type Answers = Readonly<Record<string, unknown>>;

export type AnswerChange = {
  Field: string;
  Before: unknown;
  After: unknown;
  Kind: 'ADDED' | 'REMOVED' | 'CHANGED';
};

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const own = (answers: Answers, field: string) => (Object.hasOwn(answers, field) ? answers[field] : undefined);

/** Deep comparison: key order is ignored, row order matters. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  const names = new Set([...a, ...b].map(([name]) => name));
  return [...names].every((name) => isSame(own(one as Answers, name), own(other as Answers, name)));
};

const kindOf = (before: unknown, after: unknown): AnswerChange['Kind'] => {
  if (isBlank(before)) return 'ADDED';
  return isBlank(after) ? 'REMOVED' : 'CHANGED';
};

/** The changed answers, in the order of the newer version; blank answers count as missing. */
export const diffAnswers = (before: Answers, after: Answers): AnswerChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((Field) => ({ Field, Before: own(before, Field), After: own(after, Field) }))
    .filter(({ Before, After }) => !isSame(Before, After))
    .map((change) => ({ ...change, Kind: kindOf(change.Before, change.After) }));
