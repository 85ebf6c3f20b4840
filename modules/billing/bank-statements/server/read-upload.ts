/**
 * Decodes an uploaded bank statement into rows, rejecting files that are empty, too large or not CSV, and
 * checks or detects the mapping of its columns.
 */
import { failField } from '#platform/server/http/fail.ts';
import { type BankMapping, MAX_STATEMENT_BYTES } from '../rules/contract.ts';
import { decodeText } from './decode-text.ts';
import { detectMapping } from './detect-mapping.ts';
import { parseCsv } from './parse-csv.ts';

export type Uploaded = { bytes: Buffer; Encoding: string; rows: string[][] };

/** Signatures of spreadsheets, PDFs and images, which are rejected whatever their file name. */
const NOT_TEXT = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
] as const;

/** Returns the rows of an uploaded file; rejects the `Content` field if the file is not CSV. */
export function readUpload(content: string): Uploaded {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.byteLength === 0) failField('Content', 'BANK_EMPTY');
  if (bytes.byteLength > MAX_STATEMENT_BYTES) failField('Content', 'BANK_TOO_LARGE');
  if (NOT_TEXT.some((mark) => mark.every((byte, at) => bytes[at] === byte)))
    failField('Content', 'BANK_NOT_CSV');
  const { Text, Encoding } = decodeText(bytes);
  const rows = parseCsv(Text);
  if (rows.every((row) => row.length < 2)) failField('Content', 'BANK_NOT_CSV');
  return { bytes, Encoding, rows };
}

/**
 * Returns the given mapping if the file has its columns, otherwise rejects it; without one, detects the
 * columns.
 */
export function mappingFor(rows: readonly string[][], mapping: BankMapping | undefined): BankMapping | null {
  if (!mapping) return detectMapping(rows);
  const width = Math.max(...rows.map((row) => row.length));
  const columns = [
    mapping.Date,
    mapping.Amount,
    mapping.Credit,
    mapping.Payer,
    mapping.BankNo,
    ...mapping.Text,
  ];
  if (columns.some((column) => column !== null && column >= width) || mapping.HeaderRow >= rows.length)
    failField('Mapping', 'FIELD_INVALID');
  return mapping;
}
