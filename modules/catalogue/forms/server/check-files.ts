/**
 * Checks an applicant's answer to an upload question: form of each file entry, accepted file types, size and
 * number of files. File ownership is checked elsewhere.
 */
import type { Question } from 'survey-core';
import { z } from 'zod';
import { isStorable } from '#platform/server/database/is-storable.ts';
import { type Checked, invalid } from './check-scalar.ts';
import type { Problem } from './problem.ts';

const MEGABYTE = 1024 * 1024;

/** One uploaded file in an answer; `content` is the FileKey, never the file or a URL. */
export const fileEntry = z.object({
  name: z.string().min(1).max(255).refine(isStorable),
  type: z
    .string()
    .max(127)
    .regex(/^[\w.+-]+\/[\w.+-]+$/),
  content: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  size: z.int().min(0).optional(),
});

type FileEntry = z.infer<typeof fileEntry>;

const isAccepted = (file: FileEntry, types: readonly string[]) =>
  types.length === 0 ||
  types.some((type) => {
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
  });

const acceptedTypes = (question: Question): string[] =>
  String(question.getPropertyValue('acceptedTypes') ?? '')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');

const fileProblems = (question: Question, file: FileEntry): Problem[] => {
  const types = acceptedTypes(question);
  const most = Number(question.getPropertyValue('maxSize')) || Number.POSITIVE_INFINITY;
  const limit = Math.floor((most / MEGABYTE) * 10) / 10;
  return [
    ...(isAccepted(file, types)
      ? []
      : [{ Code: 'ERR_ANSWER_FILE_TYPE' as const, Params: { name: file.name, types: types.join(' ') } }]),
    ...((file.size ?? 0) > most
      ? [{ Code: 'ERR_ANSWER_FILE_SIZE' as const, Params: { name: file.name, limit } }]
      : []),
  ];
};

const limitOf = (question: Question, most: number) => {
  if (question.getPropertyValue('allowMultiple') !== true) return 1;
  return Math.min(Number(question.getPropertyValue('maxFiles')) || most, most);
};

/**
 * Checks the shape of an upload answer. Whether the keys exist and belong to the caller is checked where the
 * database is available (`answerFileKeys`).
 */
export const checkFiles = (question: Question, value: unknown, most: number): Checked => {
  if (!Array.isArray(value)) return invalid('ERR_ANSWER_FILE');
  const limit = limitOf(question, most);
  if (value.length > limit) return invalid('ERR_ANSWER_FILES_MAX', { limit });
  const parsed = value.map((entry) => fileEntry.safeParse(entry));
  const files = parsed.flatMap(({ data }) => (data ? [data] : []));
  const Problems = files.flatMap((file) => fileProblems(question, file));
  if (files.length < value.length) Problems.push({ Code: 'ERR_ANSWER_FILE' });
  return { Value: files, Problems };
};
