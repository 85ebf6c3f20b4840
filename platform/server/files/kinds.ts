/**
 * File extensions and maximum sizes that each kind of upload (image, document, CRB) accepts according to the
 * settings, and the content type by extension with which files are stored and served.
 */
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import { MAX_MEGABYTES } from '#platform/common/settings/file-bounds.ts';

export type FileKind = FileInfo['Kind'];
type Rule = { Extensions: string[]; MaxBytes: number };

const MEGABYTE = 1024 * 1024;
const FILE_KINDS: readonly FileKind[] = ['image', 'document', 'crb'];

/** Maximum bytes of any upload, regardless of the settings. */
export const MAX_FILE_BYTES = MAX_MEGABYTES * MEGABYTE;

/**
 * Returns what each kind accepts, as configured by the certification body; browsers receive the same table
 * in the configuration.
 */
export const fileKinds = (): Readonly<Record<FileKind, Rule>> => ({
  image: rule(setting('ImageKinds'), setting('ImageMegabytes')),
  document: rule(setting('DocumentKinds'), setting('DocumentMegabytes')),
  crb: rule(setting('CrbKinds'), setting('CrbMegabytes')),
});

/** Adds `jpeg`, the second extension of JPEG images. */
const rule = (kinds: readonly string[], megabytes: number): Rule => ({
  Extensions: kinds.flatMap((kind) => (kind === 'jpg' ? ['jpg', 'jpeg'] : [kind])),
  MaxBytes: megabytes * MEGABYTE,
});

export const isFileKind = (value: unknown): value is FileKind =>
  typeof value === 'string' && (FILE_KINDS as readonly string[]).includes(value);

/** Content type by extension, for storing and serving. Set by the portal, never by the uploader. */
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
