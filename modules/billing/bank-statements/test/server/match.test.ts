import { expect, test } from 'vitest';
import { type MatchableInvoice, matchLine } from '../../server/match-line.ts';

const invoice = (
  Id: number,
  InvoiceNo: string,
  Name: string,
  TransactionNo: string | null,
): MatchableInvoice => ({
  ...{ Id, InvoiceNo, TransactionNo, AmountCents: 24_500_00, IsOpen: true, Names: [Name] },
});
const line = (Reference: string, AmountCents = 24_500_00) => ({
  ...{ Reference, AmountCents, Payer: '', BankNo: '' },
});

test('a client who enters a common word as reference number is matched with no payment', () => {
  const sly = invoice(1, 'INV-2026-00024', 'Lion Rock Logistics Limited', 'TRANSFER');
  const payer = invoice(2, 'INV-2026-00029', 'Kowloon Data Centre Limited', null);
  expect(matchLine(line('INWARD TRANSFER KOWLOON DATA CENTRE'), [sly, payer])).toEqual({
    ...{ Status: 'DOUBTFUL', InvoiceId: null, Reasons: ['NO_REFERENCE', 'SEVERAL'] },
    Candidates: [2, 1],
  });
  expect(matchLine(line('INWARD TRANSFER'), [sly, payer])).toMatchObject({
    ...{ Status: 'DOUBTFUL', Reasons: ['RECEIPT_ONLY'], Candidates: [1] },
  });
});

test('a client who enters the invoice number of another client does not make that payment doubtful', () => {
  const sly = invoice(1, 'INV-2026-00024', 'Lion Rock Logistics Limited', 'INV-2026-00029');
  const payer = invoice(2, 'INV-2026-00029', 'Kowloon Data Centre Limited', null);
  expect(matchLine(line('FPS INV 2026 00029'), [sly, payer])).toMatchObject({
    ...{ Status: 'MATCHED', InvoiceId: 2, Candidates: [2] },
  });
});

test('the reference number of a proof proposes the invoice with the received amount', () => {
  const paid = invoice(1, 'INV-2026-00024', 'Lion Rock Logistics Limited', 'HC12-3456-7890');
  const other = invoice(2, 'INV-2026-00029', 'Kowloon Data Centre Limited', null);
  expect(matchLine(line('CREDIT HC1234567890'), [paid, other])).toMatchObject({
    ...{ Status: 'DOUBTFUL', InvoiceId: 1, Reasons: ['RECEIPT_ONLY'] },
  });
  expect(matchLine(line('CREDIT HC1234567890', 99_00), [paid, other])).toMatchObject({ Status: 'UNKNOWN' });
});
