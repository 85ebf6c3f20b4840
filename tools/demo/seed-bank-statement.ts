import { importStatement } from '#modules/billing/bank-statements/server/index.ts';
import { csvLine } from '#platform/common/format/csv.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';

/**
 * A statement of the bank as finance uploads it: what names its invoice, what only has its amount, what names one and
 * has another amount, and what nobody can place.
 */
export async function seedBankStatement(portal: Portal, finance: SignedIn, at: Date): Promise<void> {
  const owed = await portal.db
    .selectFrom('Invoice')
    .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
    .select(['Invoice.InvoiceNo', 'Invoice.AmountCents', 'Organisation.OrgName'])
    .where('Invoice.Status', 'in', ['OPEN', 'PROOF_GIVEN'])
    .orderBy('Invoice.DueOn')
    .orderBy('Invoice.InvoiceNo')
    .limit(3)
    .execute();
  const [named, wrong, unnamed] = owed;
  if (!named || !wrong || !unnamed) return;
  const day = (back: number): string => addDays(hongKongDate(at), -back);
  const dollars = (cents: number): string => (cents / 100).toFixed(2);
  const lines = [
    ['Date', 'Description', 'Payer', 'Credit', 'Bank reference'],
    [day(3), `Transfer ${named.InvoiceNo}`, named.OrgName.EN, dollars(named.AmountCents), 'HB0001'],
    [day(3), `FPS ${wrong.InvoiceNo}`, wrong.OrgName.EN, dollars(wrong.AmountCents - 15_00), 'HB0002'],
    [day(2), 'Transfer', unnamed.OrgName.EN, dollars(unnamed.AmountCents), 'HB0003'],
    [day(1), 'Cash deposit Wan Chai', '', '500.00', 'HB0004'],
  ];
  const text = lines.map((cells) => csvLine(cells)).join('');
  await importStatement({
    ...portal,
    body: { FileName: `statement-${day(1)}.csv`, Content: Buffer.from(text).toString('base64') },
    query: {},
    actor: finance,
    language: 'EN',
    at,
    address: '127.0.0.1',
    agent: '',
    idempotencyKey: null,
  });
}
