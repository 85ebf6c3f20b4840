/**
 * Refuses answers as a whole before any other code reads them, if they are not an object, too deeply nested,
 * larger than 256 KB or contain dangerous property names.
 */
import type { Problem } from './problem.ts';

export type Answers = Readonly<Record<string, unknown>>;

const MAX_BYTES = 256 * 1024;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Deeper than any table inside a list; prevents stack overflow when answers are traversed. */
const MAX_DEPTH = 12;

const isUnsafe = (value: unknown, depth: number): boolean => {
  if (['bigint', 'function', 'symbol'].includes(typeof value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return (
    names.some((name) => FORBIDDEN.has(name)) ||
    Object.values(value).some((inner) => isUnsafe(inner, depth + 1))
  );
};

/** Returns why the answers as a whole are refused, before any other code reads them. */
export const unsafeProblem = (answers: unknown): Problem['Code'] | undefined => {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return 'ERR_ANSWER_KIND';
  if (isUnsafe(answers, 0)) return 'ERR_ANSWER_NAME';
  return Buffer.byteLength(JSON.stringify(answers)) > MAX_BYTES ? 'ERR_ANSWER_SIZE' : undefined;
};
