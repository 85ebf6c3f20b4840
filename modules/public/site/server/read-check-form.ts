/**
 * Reads the submitted form of the public bulk check: pasted numbers, an uploaded CSV or text file, and the
 * requested format; null if it is too large.
 */
import type { FastifyRequest } from 'fastify';
import { readParts, unreadable } from '#platform/server/http/read-parts.ts';

/** Size limit in bytes: a thousand lines with further columns. */
const LIST_BYTES = 256 * 1024;
const READING = {
  limits: { files: 1, fields: 4, parts: 6, fileSize: LIST_BYTES, fieldSize: LIST_BYTES },
  // Oversized input is reported on the page instead of failing the request.
  throwFileSizeLimit: false,
};

type CheckForm = { Numbers: string; IsCsv: boolean };

/** Numbers of the field followed by those of the file; null if the input exceeds the size limit. */
export async function readCheckForm(request: FastifyRequest): Promise<CheckForm | null> {
  if (!request.isMultipart?.()) {
    const { numbers, as } = (request.body ?? {}) as Record<string, unknown>;
    return { Numbers: textOf(numbers), IsCsv: as === 'csv' };
  }
  const form = { numbers: '', as: '', file: '' };
  let isTooLong = false;
  for await (const part of readParts(request, READING)) {
    if (part.type === 'file') {
      form.file = withoutHeading(decode(await part.toBuffer().catch(unreadable)));
      isTooLong ||= part.file.truncated;
    } else {
      isTooLong ||= part.valueTruncated;
      if (part.fieldname === 'numbers' || part.fieldname === 'as') form[part.fieldname] = textOf(part.value);
    }
  }
  if (isTooLong) return null;
  return { Numbers: [form.numbers, form.file].filter(Boolean).join('\n'), IsCsv: form.as === 'csv' };
}

/** Removes the file's header line, which after pasted numbers would look like a line of the list. */
const withoutHeading = (text: string): string => text.replace(/^[^\d\r\n]*(?:\r\n|\r|\n)/, '');

const textOf = (value: unknown): string =>
  // Removes control characters except those that separate a list.
  typeof value === 'string' ? value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '') : '';

/** Spreadsheets export "Unicode text" as UTF-16; everything else is read as UTF-8. */
function decode(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return textOf(new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes));
}
