import { fileEntry } from './check-files.ts';

const keysIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const file = fileEntry.safeParse(value);
  return file.success ? [file.data.content] : Object.values(value).flatMap(keysIn);
};

/** Every FileKey that clean answers name, so that the caller can check whose files they are and keep them. */
export const answerFileKeys = (cleanAnswers: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(keysIn(cleanAnswers)),
];
