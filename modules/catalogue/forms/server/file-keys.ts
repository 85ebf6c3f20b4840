import { fileEntry } from './check-files.ts';

const keysIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const file = fileEntry.safeParse(value);
  return file.success ? [file.data.content] : Object.values(value).flatMap(keysIn);
};

/**
 * Returns the keys of all uploaded files in validated answers, so that the caller can check who owns the
 * files and retain them.
 */
export const answerFileKeys = (cleanAnswers: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(keysIn(cleanAnswers)),
];
