import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import { MAX_MEGABYTES } from '#platform/common/settings/file-bounds.ts';

export type FileKind = FileInfo['Kind'];
type Rule = { Extensions: string[]; MaxBytes: number };

const MEGABYTE = 1024 * 1024;
const FILE_KINDS: readonly FileKind[] = ['image', 'document', 'crb'];

/** No upload is ever larger, whatever the settings say. */
export const MAX_FILE_BYTES = MAX_MEGABYTES * MEGABYTE;

/** Which files each kind accepts, as configured by the certification body; browsers get the same table with the configuration. */
export const fileKinds = (): Readonly<Record<FileKind, Rule>> => ({
  image: rule(setting('ImageKinds'), setting('ImageMegabytes')),
  document: rule(setting('DocumentKinds'), setting('DocumentMegabytes')),
  crb: rule(setting('CrbKinds'), setting('CrbMegabytes')),
});

/** One kind of picture has two names. */
const rule = (kinds: readonly string[], megabytes: number): Rule => ({
  Extensions: kinds.flatMap((kind) => (kind === 'jpg' ? ['jpg', 'jpeg'] : [kind])),
  MaxBytes: megabytes * MEGABYTE,
});

export const isFileKind = (value: unknown): value is FileKind =>
  typeof value === 'string' && (FILE_KINDS as readonly string[]).includes(value);

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
