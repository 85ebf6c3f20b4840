import type { FileInfo } from '@assay/shared/contract/shapes.ts';

export type FileKind = FileInfo['Kind'];

const MEGABYTE = 1024 * 1024;
const IMAGES = ['png', 'jpg', 'jpeg', 'webp'];

/** Which files each kind takes; browsers get the same table with the configuration. */
export const FILE_KINDS: Readonly<Record<FileKind, { Extensions: string[]; MaxBytes: number }>> = {
  image: { Extensions: IMAGES, MaxBytes: 10 * MEGABYTE },
  document: {
    Extensions: ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg', 'jpeg'],
    MaxBytes: 25 * MEGABYTE,
  },
  crb: { Extensions: ['pdf', 'docx'], MaxBytes: 25 * MEGABYTE },
};

export const LARGEST_FILE = Math.max(...Object.values(FILE_KINDS).map(({ MaxBytes }) => MaxBytes));

/** What a file of an extension is stored and served as. Decided by us, never by the sender. */
export const FILE_TYPES: Readonly<Record<string, { Type: string; Content: 'image' | 'text' | 'binary' }>> = {
  pdf: { Type: 'application/pdf', Content: 'binary' },
  docx: {
    Type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    Content: 'binary',
  },
  xlsx: { Type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', Content: 'binary' },
  csv: { Type: 'text/csv', Content: 'text' },
  txt: { Type: 'text/plain', Content: 'text' },
  png: { Type: 'image/png', Content: 'image' },
  jpg: { Type: 'image/jpeg', Content: 'image' },
  webp: { Type: 'image/webp', Content: 'image' },
};
