import type { FastifyRequest } from 'fastify';
import { readParts, unreadable } from '#platform/server/http/read-parts.ts';

/** A thousand lines with room for other columns. */
const LIST_BYTES = 256 * 1024;
const READING = {
  limits: { files: 1, fields: 4, parts: 6, fileSize: LIST_BYTES, fieldSize: LIST_BYTES },
  // What is too long is answered in words, not as a failure.
  throwFileSizeLimit: false,
};

type CheckForm = { Numbers: string; IsCsv: boolean };

/** The numbers of the field and of the file, one after the other; null where they are more than a list can be. */
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

/** Below what was pasted, the headings of a file would look like a line of the list. */
const withoutHeading = (text: string): string => text.replace(/^[^\d\r\n]*(?:\r\n|\r|\n)/, '');

const textOf = (value: unknown): string =>
  // Of the control characters only those that divide a list are any use to it.
  typeof value === 'string' ? value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '') : '';

/** Spreadsheets write their "Unicode text" as UTF-16; everything else is read as UTF-8. */
function decode(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return textOf(new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes));
}
