import { fileEntry } from './check-files.ts';

const keysIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const file = fileEntry.safeParse(value);
  return file.success ? [file.data.content] : Object.values(value).flatMap(keysIn);
};

/** Returns every FileKey in clean answers, for the caller to check ownership and to retain the files. */
export const answerFileKeys = (cleanAnswers: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(keysIn(cleanAnswers)),
];
