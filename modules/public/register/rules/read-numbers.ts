/**
 * Reads certificate numbers and codes for the public bulk check from pasted or uploaded text (lists, tables,
 * QR code addresses); lines without a number are reported.
 */

/** One number with its line, or the text of a line without a number. */
export type NumberLine = { Line: number } & (
  | { Kind: 'NUMBER'; CertificateNo: string; Code: string }
  | { Kind: 'MALFORMED'; Text: string }
);

const BYTE_ORDER_MARK = '\ufeff';
/** Up to 40 characters, more than any number has; an address with its code is longer. */
const NUMBER = /^[A-Z0-9][A-Z0-9./-]{2,39}$/;
/** A certificate number ends with its counter. */
const COUNTER = /\d{3}$/;
const CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/;
const SHOWN = 60;

/**
 * Reads numbers as pasted or exported: one per line with or without its code, several per line, or addresses
 * from QR codes. A header line, blank lines and duplicates are skipped.
 */
export function readNumbers(source: string): NumberLine[] {
  const lines = source.replace(BYTE_ORDER_MARK, '').split(/\r\n|\r|\n/);
  const found: NumberLine[] = [];
  const seen = new Set<string>();
  const add = (line: NumberLine) => {
    const key = line.Kind === 'NUMBER' ? `${line.CertificateNo} ${line.Code}` : line.Text;
    if (seen.has(key)) return;
    seen.add(key);
    found.push(line);
  };
  for (const [at, text] of lines.entries()) {
    const cells = cellsOf(text);
    if (cells.length === 0 || (found.length === 0 && isHeading(cells))) continue;
    for (const line of readLine(cells, at + 1)) add(line);
  }
  return found;
}

const cellsOf = (text: string): string[] =>
  text
    .split(/[,;\t]/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^['"]+|['"]+$/g, '')
        .trim(),
    )
    .filter((cell) => cell !== '');

/** Text without digits above the first number. */
const isHeading = (cells: readonly string[]): boolean => cells.every((cell) => !/\d/.test(cell));

const plain = (cell: string): string => cell.normalize('NFKC').trim().toUpperCase();

const isWholeNumber = (cell: string): boolean =>
  NUMBER.test(plain(cell)) && COUNTER.test(plain(cell)) && plain(cell).includes('-');

function readLine(columns: readonly string[], Line: number): NumberLine[] {
  const cells = columns.flatMap(spaced);
  const [first = ''] = cells;
  const scanned = readAddress(first);
  if (scanned) return [{ Line, Kind: 'NUMBER', ...scanned }];
  if (cells.every(isWholeNumber))
    return cells.map((cell) => ({ Line, Kind: 'NUMBER', CertificateNo: plain(cell), Code: '' }));
  // The organisation may be in the first column.
  const at = Math.max(0, cells.findIndex(isWholeNumber));
  const CertificateNo = plain(cells[at] ?? '');
  if (!NUMBER.test(CertificateNo) || !COUNTER.test(CertificateNo))
    return [{ Line, Kind: 'MALFORMED', Text: columns.join(', ').slice(0, SHOWN) }];
  const after = (cells[at + 1] ?? '').normalize('NFKC');
  return [{ Line, Kind: 'NUMBER', CertificateNo, Code: CODE.test(after) ? after : '' }];
}

/** A number and its code, or several numbers, separated only by spaces. */
function spaced(cell: string): string[] {
  const [head = '', ...rest] = cell.split(/\s+/);
  if (rest.length === 0 || !isWholeNumber(head)) return [cell];
  return rest.every(isWholeNumber) ? [head, ...rest] : [head, rest.join(' ')];
}

/** Number and code from the address in a certificate's QR code. */
function readAddress(cell: string): { CertificateNo: string; Code: string } | null {
  if (!/^https?:\/\//i.test(cell) || !URL.canParse(cell)) return null;
  const { pathname, searchParams } = new URL(cell);
  const CertificateNo = plain(decodePart(/^\/verify\/([^/]+)$/.exec(pathname)?.[1] ?? ''));
  return NUMBER.test(CertificateNo)
    ? { CertificateNo, Code: (searchParams.get('c') ?? '').slice(0, 40) }
    : null;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A damaged escape: not a number, which the result shows as unknown.
    return '';
  }
}
