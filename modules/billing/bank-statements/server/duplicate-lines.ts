/**
 * Finds the lines of a new bank statement that were already imported: by fingerprint, or in a file of
 * another format by day, amount and words. Two equal lines of one file remain two payments.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import type { ReadLine } from './read-statement.ts';

type LineContent = Pick<
  ReadLine,
  'BookedOn' | 'AmountCents' | 'Reference' | 'Payer' | 'BankNo' | 'Fingerprint'
>;

/**
 * Pattern of a bank's or invoice's number. Shorter words, and words without a digit, occur in many payments.
 */
const DISTINCTIVE_TOKEN = /^(?=.*\d)[\p{L}\p{N}]{6,}$/u;

/**
 * Returns the lines that were imported before: in the same format, by fingerprint; in another format of the
 * same bank, by day, amount and words. Each stored line accounts for one line of the file, so the second of
 * two equal lines is another payment.
 */
export async function duplicateLines<Line extends LineContent>(
  db: Queries,
  lines: readonly Line[],
): Promise<Set<Line>> {
  if (lines.length === 0) return new Set();
  const storedLines = await db
    .selectFrom('BankLine')
    .select(['BookedOn', 'AmountCents', 'Reference', 'Payer', 'BankNo', 'Fingerprint'])
    .where('BookedOn', 'in', [...new Set(lines.map(({ BookedOn }) => BookedOn))])
    .execute();
  const left = new Map(storedLines.map((line) => [line.Fingerprint, { ...line, words: tokensOf(line) }]));
  const known = new Set<Line>();
  for (const line of lines) if (left.delete(line.Fingerprint)) known.add(line);
  const byMoney = Map.groupBy(left.values(), amountKey);
  for (const line of lines) {
    const others = known.has(line) ? [] : (byMoney.get(amountKey(line)) ?? []);
    const tokens = tokensOf(line);
    const at = others.findIndex((other) => isSame(tokens, other.words));
    if (at < 0) continue;
    others.splice(at, 1);
    known.add(line);
  }
  return known;
}

const amountKey = ({ BookedOn, AmountCents }: Pick<LineContent, 'BookedOn' | 'AmountCents'>): string =>
  `${BookedOn} ${AmountCents}`;

/** Splits a line into words without punctuation and case; `INV-2026-00012` is one word. */
function tokensOf({
  BookedOn,
  Reference,
  Payer,
  BankNo,
}: Omit<LineContent, 'AmountCents' | 'Fingerprint'>): Set<string> {
  const tokens = `${Reference} ${Payer} ${BankNo}`
    .normalize('NFKC')
    .toUpperCase()
    .split(/\s+/u)
    .map((token) => token.replace(/[^\p{L}\p{N}]/gu, ''));
  // The day is already compared; as a word it would make all payments of the day look alike.
  const days = dayTokens(BookedOn);
  return new Set(tokens.filter((token) => token !== '' && !days.includes(token)));
}

function dayTokens(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC'.slice(Number(month) * 3 - 3, Number(month) * 3);
  return [year, year.slice(2)].flatMap((y) => [
    `${y}${month}${date}`,
    `${date}${month}${y}`,
    `${month}${date}${y}`,
    `${date}${name}${y}`,
  ]);
}

/**
 * Whether two lines have the same words, or every distinctive word of the shorter line appears in the other
 * one.
 */
function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === b.size && a.isSubsetOf(b)) return true;
  const [few = new Set(), many = new Set()] = [a, b]
    .map((tokens) => new Set([...tokens].filter((token) => DISTINCTIVE_TOKEN.test(token))))
    .sort((one, other) => one.size - other.size);
  return few.size > 0 && few.isSubsetOf(many);
}
