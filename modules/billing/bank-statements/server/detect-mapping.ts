/**
 * Detects which columns of a bank's CSV file contain the date, amount, payer, bank number and texts, by
 * English or Chinese headings or by content; null if undetermined, so that the user chooses.
 */
import type { BankMapping } from '../rules/contract.ts';
import { readAmount } from './read-amount.ts';
import { orderOf, readDate } from './read-date.ts';

/**
 * Patterns for headings of bank files, with spaces and punctuation removed. The first matching pattern
 * decides the meaning.
 */
const HEADINGS = [
  ['Balance', /balance|結餘|余额|餘額/],
  ['Debit', /debit|withdraw|paidout|moneyout|支出|借方|提取|提款|转出|轉出/],
  ['Credit', /credit|deposit|paidin|moneyin|存入|貸方|贷方|收入|转入|轉入/],
  ['Amount', /amount|金額|金额|發生額|发生额/],
  ['ValueDate', /valuedate|起息/],
  ['Date', /date|日期/],
  ['Payer', /payer|remitter|sender|counterparty|付款人|匯款人|對方|对方/],
  ['BankNo', /bankref|transactionref|referencen|transactionid|transactionno|fpsref|交易編號|交易编号|流水/],
  [
    'Text',
    /description|detail|narrative|particular|remark|reference|memo|摘要|詳情|详情|說明|说明|備註|备注|附言|用途|參考|参考/,
  ],
] as const;
type Meaning = (typeof HEADINGS)[number][0];
/** Number of rows searched for headings, which follow the bank's account details. */
const HEADER_ROWS = 30;
const SAMPLE_ROWS = 50;

const meaningOf = (heading: string): Meaning | null => {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[\s\p{P}]/gu, '');
  return plain.length > 40 ? null : (HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null);
};

/**
 * Detects the meaning of each column by its heading, or by its content if there are no headings. Null:
 * undetermined.
 */
export function detectMapping(rows: readonly string[][]): BankMapping | null {
  const HeaderRow = headerRowOf(rows);
  const body = rows.slice(HeaderRow + 1, HeaderRow + 1 + SAMPLE_ROWS);
  const width = Math.max(0, ...body.map((row) => row.length));
  const meanings = Array.from({ length: width }, (_, at) => meaningOf(rows[HeaderRow]?.[at] ?? ''));
  const column = (at: number) => body.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const first = (meaning: Meaning): number | null => {
    const at = meanings.indexOf(meaning);
    return at < 0 ? null : at;
  };
  const most = (at: number, isOne: (cell: string) => boolean) => {
    const cells = column(at);
    return cells.length > 0 && cells.filter(isOne).length * 2 > cells.length;
  };
  const all = Array.from({ length: width }, (_, at) => at);
  const isDate = (cell: string) => readDate(cell, 'DMY') !== null || readDate(cell, 'MDY') !== null;
  const isAmount = (cell: string) => /[.,]\d{2}\D*$/.test(cell) && readAmount(cell) !== null;

  const day = first('Date') ?? first('ValueDate') ?? all.find((at) => most(at, isDate));
  const Credit = first('Credit');
  const Amount =
    Credit !== null
      ? null
      : (first('Amount') ?? all.find((at) => meanings[at] === null && most(at, isAmount)) ?? null);
  if (day === undefined || (Credit === null && Amount === null)) return null;
  const Payer = first('Payer');
  const BankNo = first('BankNo');
  const taken = new Set([day, Amount, Credit, Payer, BankNo]);
  const columns = all.filter((at) => meanings[at] === 'Text');
  const others = all.filter(
    (at) =>
      meanings[at] === null && !taken.has(at) && !most(at, isDate) && !most(at, isAmount) && most(at, isText),
  );
  const Text = (columns.length > 0 ? columns : others.length > 0 ? others : [Payer ?? BankNo ?? day]).slice(
    0,
    10,
  );
  return { HeaderRow, Date: day, DateOrder: orderOf(column(day)), Amount, Credit, Text, Payer, BankNo };
}

const isText = (cell: string): boolean => /\p{L}/u.test(cell);

/** Returns the row whose headings identify the most columns; -1 if no row names both a date and an amount. */
function headerRowOf(rows: readonly string[][]): number {
  let best = { at: -1, named: 1 };
  for (const [at, row] of rows.slice(0, HEADER_ROWS).entries()) {
    const meanings = new Set(row.map(meaningOf));
    const isHeader =
      (meanings.has('Date') || meanings.has('ValueDate')) &&
      (meanings.has('Credit') || meanings.has('Amount'));
    meanings.delete(null);
    if (isHeader && meanings.size > best.named) best = { at, named: meanings.size };
  }
  return best.at;
}
