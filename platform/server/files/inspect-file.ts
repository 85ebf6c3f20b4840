/**
 * Refuses an uploaded file that is empty, too large or not of the type its name indicates; images are
 * re-encoded, and the re-encoded image is stored instead.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { fileTypeNames } from '#platform/common/format/file-types.ts';
import { fail } from '../http/fail.ts';
import { cleanName, extensionOf } from './clean-name.ts';
import { FILE_TYPES, type FileKind, fileKinds } from './kinds.ts';

export type Inspected = {
  Name: string;
  Type: string;
  /** Path of the file to store instead of the uploaded one. */
  Replacement: string | null;
};

/** Re-encodes an image and returns the path of the new file. */
export type CleanImage = (path: string, extension: string) => Promise<string>;

/** Refuses a file that is not of the type its name indicates, and returns what to store. */
export async function inspectFile(
  path: string,
  upload: { name: string; kind: FileKind; size: number; cleanImage: CleanImage },
): Promise<Inspected> {
  const kind = fileKinds()[upload.kind];
  if (upload.size === 0) fail('ERR_UPLOAD_ERR', { Text: 'ERR_UPLOAD_EMPTY' });
  if (upload.size > kind.MaxBytes) fail('ERR_UPLOAD_ERR', tooLarge(kind.MaxBytes));
  const name = cleanName(upload.name);
  const extension = extensionOf(name);
  const type = FILE_TYPES[extension];
  if (!type || !kind.Extensions.includes(extension)) return rejectType(upload.kind);
  if (type.Content === 'text') {
    if (!(await isPlainText(path))) rejectType(upload.kind);
    return { Name: name, Type: type.Type, Replacement: null };
  }
  const sniffed = await fileTypeFromFile(path).catch(undefinedIfMalformed);
  if (sniffed?.ext !== extension) return rejectType(upload.kind);
  if (type.Content !== 'image') return { Name: name, Type: type.Type, Replacement: null };
  const Replacement = await upload.cleanImage(path, extension);
  await assertSizeAfterEncoding(Replacement, kind.MaxBytes);
  return { Name: name, Type: type.Type, Replacement };
}

/** Checks the re-encoded image, which is stored and may be larger than the uploaded one. */
async function assertSizeAfterEncoding(path: string, limit: number): Promise<void> {
  const { size } = await stat(path);
  if (size > limit) fail('ERR_UPLOAD_ERR', { ...tooLarge(limit), Text: 'ERR_UPLOAD_GROWN' });
}

export const tooLarge = (limit: number) => ({
  Status: 413,
  Text: 'ERR_UPLOAD_SIZE' as const,
  Params: { limit: `${Math.floor(limit / 1024 / 1024)} MB` },
});

function rejectType(kind: FileKind): never {
  const kinds = fileTypeNames(fileKinds()[kind].Extensions);
  return fail('ERR_UPLOAD_ERR', { Status: 415, Text: 'ERR_UPLOAD_TYPE', Params: { kinds } });
}

/**
 * Whether a file is plain text: no control characters in any character set, and no HTML or SVG at the start.
 */
async function isPlainText(path: string): Promise<boolean> {
  let isFirst = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = chunk.toString('latin1');
    if (/[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/.test(text)) return false;
    if (isFirst && /^(\xef\xbb\xbf)?\s*(<[!?a-z]|%PDF|\{\\rtf)/i.test(text)) return false;
    isFirst = false;
  }
  return true;
}

/** A damaged file has no type; an error of the system, such as of the disk, is not the sender's. */
function undefinedIfMalformed(error: unknown): undefined {
  if (error instanceof Error && 'syscall' in error) throw error;
}
