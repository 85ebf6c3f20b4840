import type { BankReason } from '../rules/reasons.ts';

/** An invoice as a line of a statement may mean it. */
export type MatchableInvoice = {
  Id: number;
  InvoiceNo: string;
  AmountCents: number;
  IsOpen: boolean;
  /** The number that the client's own receipt showed. */
  TransactionNo: string | null;
  /** Names of the organisation, in each language. */
  Names: readonly string[];
};

export type BookedLine = { AmountCents: number; Reference: string; Payer: string; BankNo: string };
export type LineMatch = {
  Status: 'MATCHED' | 'DOUBTFUL' | 'UNKNOWN';
  /** The invoice that is proposed. */
  InvoiceId: number | null;
  Reasons: BankReason[];
  /** All that it may be meant for. */
  Candidates: number[];
};

/** More that agree by chance say nothing. */
const MAX_AMOUNT_CANDIDATES = 6;
/** Shorter numbers and names appear in any text. */
const MIN_NUMBER_LENGTH = 6;
const MIN_NAME_LENGTH = { latin: 5, chinese: 3 } as const;

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `Harbour Foods Company Limited` is found as `HARBOURFOODS`, for banks cut names. */
const nameOf = (name: string): string =>
  letters(name.toUpperCase().replace(/\b(COMPANY|CO|LIMITED|LTD|INC|GROUP|HOLDINGS)\b\.?|有限公司/gu, ' '));

/** Everything that a line says, as one run of letters and digits: references lose dashes and spaces on their way. */
export const searchTextOf = ({ Reference, Payer, BankNo }: BookedLine): string =>
  letters(`${Reference} ${Payer} ${BankNo}`);

/** Numbers of invoices in a text, without their dashes; `INV2026000121` may be five digits and something else. */
export function numbersIn(words: string): string[] {
  const found = new Set<string>();
  for (const [, year, rest = ''] of words.matchAll(/INV(20\d{2})(\d{5,7})/g))
    for (const length of [5, 6, 7])
      if (rest.length >= length) found.add(`INV${year}${rest.slice(0, length)}`);
  return [...found];
}

type SearchKeys = { number: string; receipt: string; names: string[] };
/** What is looked for of an invoice, made once: some thousand lines are each compared with every open invoice. */
const searchKeysOf = new WeakMap<MatchableInvoice, SearchKeys>();

function normalizedName(one: MatchableInvoice): SearchKeys {
  const known = searchKeysOf.get(one);
  if (known) return known;
  const made = {
    number: letters(one.InvoiceNo),
    receipt: letters(one.TransactionNo ?? ''),
    names: one.Names.map(nameOf).filter(isLongEnough),
  };
  searchKeysOf.set(one, made);
  return made;
}

/** What a line is, given every open invoice and those that it names. */
export function matchLine(line: BookedLine, billed: readonly MatchableInvoice[]): LineMatch {
  const words = searchTextOf(line);
  const numbers = new Set(numbersIn(words));
  const named = numbers.size === 0 ? [] : billed.filter((one) => numbers.has(normalizedName(one).number));
  return named.length > 0
    ? byNumber(line, named)
    : byAmount(
        line,
        words,
        billed.filter((one) => one.IsOpen),
      );
}

const hasReceipt = (words: string, one: MatchableInvoice): boolean => {
  const { receipt } = normalizedName(one);
  return receipt.length >= MIN_NUMBER_LENGTH && words.includes(receipt);
};

function byNumber({ AmountCents }: BookedLine, named: readonly MatchableInvoice[]): LineMatch {
  const Candidates = named.map(({ Id }) => Id);
  const open = named.filter(({ IsOpen }) => IsOpen);
  const [only] = open;
  if (!only) return { Status: 'DOUBTFUL', InvoiceId: null, Reasons: ['PAID_ALREADY'], Candidates };
  // Two numbers in one payment are one payment for two, even where the amount is that of one.
  if (named.length > 1) return { Status: 'DOUBTFUL', InvoiceId: null, Reasons: ['SEVERAL'], Candidates };
  if (only.AmountCents !== AmountCents)
    return { Status: 'DOUBTFUL', InvoiceId: only.Id, Reasons: ['AMOUNT_DIFFERS'], Candidates };
  return { Status: 'MATCHED', InvoiceId: only.Id, Reasons: [], Candidates };
}

/**
 * Without a number there is no certain match. The number of a receipt is entered by the client: it may be any word that appears
 * in many payments, so it only proposes and never hides the invoice that the line names.
 */
function byAmount({ AmountCents }: BookedLine, words: string, open: readonly MatchableInvoice[]): LineMatch {
  const ofPayer = open.filter((one) => normalizedName(one).names.some((name) => words.includes(name)));
  const ofAmount = open.filter((one) => one.AmountCents === AmountCents);
  const both = ofPayer.filter((one) => one.AmountCents === AmountCents);
  const ofReceipt = ofAmount.filter((one) => hasReceipt(words, one));
  if (both.length > 0) return doubtful('NO_REFERENCE', [...new Set([...both, ...ofReceipt])]);
  if (ofReceipt.length > 0) return doubtful('RECEIPT_ONLY', [...new Set([...ofReceipt, ...ofPayer])]);
  if (ofPayer.length > 0) return doubtful('NAME_ONLY', ofPayer);
  if (ofAmount.length > 0 && ofAmount.length <= MAX_AMOUNT_CANDIDATES)
    return doubtful('AMOUNT_ONLY', ofAmount);
  return { Status: 'UNKNOWN', InvoiceId: null, Reasons: [], Candidates: [] };
}

function isLongEnough(name: string): boolean {
  const isLatin = /^[\p{Script=Latin}\p{N}]*$/u.test(name);
  return name.length >= MIN_NAME_LENGTH[isLatin ? 'latin' : 'chinese'];
}

const doubtful = (reason: BankReason, found: readonly MatchableInvoice[]): LineMatch => ({
  Status: 'DOUBTFUL',
  InvoiceId: found.length === 1 ? (found[0]?.Id ?? null) : null,
  Reasons: found.length > 1 ? [reason, 'SEVERAL'] : [reason],
  Candidates: found.map(({ Id }) => Id),
});

/** Two payments for one invoice need manual review, regardless of which came first. */
export function withoutRivals(matches: readonly LineMatch[]): LineMatch[] {
  const count = new Map<number, number>();
  for (const { Status, InvoiceId } of matches)
    if (Status === 'MATCHED' && InvoiceId !== null) count.set(InvoiceId, (count.get(InvoiceId) ?? 0) + 1);
  return matches.map((match) =>
    match.Status === 'MATCHED' && (count.get(match.InvoiceId ?? 0) ?? 0) > 1
      ? { ...match, Status: 'DOUBTFUL', Reasons: ['SAME_INVOICE'] }
      : match,
  );
}
