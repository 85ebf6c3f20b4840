/**
 * Proposes which invoice a bank statement line pays, by invoice number, receipt number, amount and payer's
 * name: a sure match, a doubtful one with reasons and candidates, or none.
 */
import type { BankReason } from '../rules/reasons.ts';
import { MATCH_STATUS, type MatchStatus } from '../rules/statuses.ts';

/** An invoice in the form in which a bank statement line is matched with it. */
export type MatchableInvoice = {
  Id: number;
  InvoiceNo: string;
  AmountCents: number;
  IsOpen: boolean;
  /** The payment number that the client reported with the proof. */
  TransactionNo: string | null;
  /** The organisation's name in each language. */
  Names: readonly string[];
};

export type BookedLine = { AmountCents: number; Reference: string; Payer: string; BankNo: string };
export type LineMatch = {
  Status: MatchStatus;
  /** The proposed invoice. */
  InvoiceId: number | null;
  Reasons: BankReason[];
  /** All invoices that the line may be for. */
  Candidates: number[];
};

/** If more invoices share the amount, the match is meaningless. */
const MAX_AMOUNT_CANDIDATES = 6;
/** Shorter numbers and names occur in any text by chance. */
const MIN_NUMBER_LENGTH = 6;
const MIN_NAME_LENGTH = { latin: 5, chinese: 3 } as const;

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Normalises a name without its company suffix, because banks truncate names: `Harbour Foods Company
 * Limited` becomes `HARBOURFOODS`.
 */
const nameOf = (name: string): string =>
  letters(name.toUpperCase().replace(/\b(COMPANY|CO|LIMITED|LTD|INC|GROUP|HOLDINGS)\b\.?|有限公司/gu, ' '));

/**
 * All texts of a line as one run of letters and digits: references lose dashes and spaces in transmission.
 */
export const searchTextOf = ({ Reference, Payer, BankNo }: BookedLine): string =>
  letters(`${Reference} ${Payer} ${BankNo}`);

/**
 * Returns the invoice numbers in a text, without dashes; `INV2026000121` may be a five-digit number followed
 * by other digits.
 */
export function numbersIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, year, rest = ''] of text.matchAll(/INV(20\d{2})(\d{5,7})/g))
    for (const length of [5, 6, 7])
      if (rest.length >= length) found.add(`INV${year}${rest.slice(0, length)}`);
  return [...found];
}

type SearchKeys = { number: string; receipt: string; names: string[] };
/**
 * Normalised search keys per invoice, built once: several thousand lines are compared with every open
 * invoice.
 */
const searchKeys = new WeakMap<MatchableInvoice, SearchKeys>();

function findSearchKeys(one: MatchableInvoice): SearchKeys {
  const known = searchKeys.get(one);
  if (known) return known;
  const made = {
    number: letters(one.InvoiceNo),
    receipt: letters(one.TransactionNo ?? ''),
    names: one.Names.map(nameOf).filter(isLongEnough),
  };
  searchKeys.set(one, made);
  return made;
}

/** Matches a line with the open invoices and those that it names. */
export function matchLine(line: BookedLine, billed: readonly MatchableInvoice[]): LineMatch {
  const text = searchTextOf(line);
  const numbers = new Set(numbersIn(text));
  const named = numbers.size === 0 ? [] : billed.filter((one) => numbers.has(findSearchKeys(one).number));
  return named.length > 0
    ? byNumber(line, named)
    : byAmount(
        line,
        text,
        billed.filter((one) => one.IsOpen),
      );
}

/** Whether the line's texts contain the name of the invoice's client. */
export const isOfPayer = (line: BookedLine, one: MatchableInvoice): boolean => {
  const text = searchTextOf(line);
  return findSearchKeys(one).names.some((name) => text.includes(name));
};

const hasReceipt = (text: string, one: MatchableInvoice): boolean => {
  const { receipt } = findSearchKeys(one);
  return receipt.length >= MIN_NUMBER_LENGTH && text.includes(receipt);
};

function byNumber({ AmountCents }: BookedLine, named: readonly MatchableInvoice[]): LineMatch {
  const Candidates = named.map(({ Id }) => Id);
  const open = named.filter(({ IsOpen }) => IsOpen);
  const [only] = open;
  if (!only) return { Status: MATCH_STATUS.doubtful, InvoiceId: null, Reasons: ['PAID_ALREADY'], Candidates };
  // Two invoice numbers mean one payment for two invoices, even if the amount is that of one.
  if (named.length > 1)
    return { Status: MATCH_STATUS.doubtful, InvoiceId: null, Reasons: ['SEVERAL'], Candidates };
  if (only.AmountCents !== AmountCents)
    return { Status: MATCH_STATUS.doubtful, InvoiceId: only.Id, Reasons: ['AMOUNT_DIFFERS'], Candidates };
  return { Status: MATCH_STATUS.certain, InvoiceId: only.Id, Reasons: [], Candidates };
}

/**
 * Matches a line without an invoice number; such a match is never certain. The receipt number is entered by
 * the client and may be any word that appears in many payments, so it only proposes an invoice and never
 * hides the one that the line names.
 */
function byAmount({ AmountCents }: BookedLine, text: string, open: readonly MatchableInvoice[]): LineMatch {
  const ofPayer = open.filter((one) => findSearchKeys(one).names.some((name) => text.includes(name)));
  const ofAmount = open.filter((one) => one.AmountCents === AmountCents);
  const both = ofPayer.filter((one) => one.AmountCents === AmountCents);
  const ofReceipt = ofAmount.filter((one) => hasReceipt(text, one));
  if (both.length > 0) return doubtful('NO_REFERENCE', [...new Set([...both, ...ofReceipt])]);
  if (ofReceipt.length > 0) return doubtful('RECEIPT_ONLY', [...new Set([...ofReceipt, ...ofPayer])]);
  if (ofPayer.length > 0) return doubtful('NAME_ONLY', ofPayer);
  if (ofAmount.length > 0 && ofAmount.length <= MAX_AMOUNT_CANDIDATES)
    return doubtful('AMOUNT_ONLY', ofAmount);
  return { Status: MATCH_STATUS.none, InvoiceId: null, Reasons: [], Candidates: [] };
}

function isLongEnough(name: string): boolean {
  const isLatin = /^[\p{Script=Latin}\p{N}]*$/u.test(name);
  return name.length >= MIN_NAME_LENGTH[isLatin ? 'latin' : 'chinese'];
}

const doubtful = (reason: BankReason, found: readonly MatchableInvoice[]): LineMatch => ({
  Status: MATCH_STATUS.doubtful,
  InvoiceId: found.length === 1 ? (found[0]?.Id ?? null) : null,
  Reasons: found.length > 1 ? [reason, 'SEVERAL'] : [reason],
  Candidates: found.map(({ Id }) => Id),
});

/**
 * Marks two payments for one invoice as doubtful, regardless of which came first: they need manual review.
 */
export function withoutRivals(matches: readonly LineMatch[]): LineMatch[] {
  const count = new Map<number, number>();
  for (const { Status, InvoiceId } of matches)
    if (Status === MATCH_STATUS.certain && InvoiceId !== null)
      count.set(InvoiceId, (count.get(InvoiceId) ?? 0) + 1);
  return matches.map((match) =>
    match.Status === MATCH_STATUS.certain && (count.get(match.InvoiceId ?? 0) ?? 0) > 1
      ? { ...match, Status: MATCH_STATUS.doubtful, Reasons: ['SAME_INVOICE'] }
      : match,
  );
}
