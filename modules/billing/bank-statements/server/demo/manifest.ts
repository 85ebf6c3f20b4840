/** Demo data: imports one bank statement with matching, doubtful and unknown payments. */
import { csvText } from '#platform/common/format/csv.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { importStatement } from '../import-statement.ts';

/**
 * Imports a bank statement as finance would: with lines that name their invoice, that match by amount only,
 * that name an invoice with another amount, and that match nothing.
 */
async function seedBankStatement({ portal, person, now }: DemoStage): Promise<void> {
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
  const day = (back: number): string => addDays(hongKongDate(now), -back);
  const dollars = (cents: number): string => (cents / 100).toFixed(2);
  const lines = [
    ['Date', 'Description', 'Payer', 'Credit', 'Bank reference'],
    [day(3), `Transfer ${named.InvoiceNo}`, named.OrgName.EN, dollars(named.AmountCents), 'HB0001'],
    [day(3), `FPS ${wrong.InvoiceNo}`, wrong.OrgName.EN, dollars(wrong.AmountCents - 15_00), 'HB0002'],
    [day(2), 'Transfer', unnamed.OrgName.EN, dollars(unnamed.AmountCents), 'HB0003'],
    [day(1), 'Cash deposit Wan Chai', '', '500.00', 'HB0004'],
  ];
  await importStatement({
    ...portal,
    body: { FileName: `statement-${day(1)}.csv`, Content: Buffer.from(csvText(lines)).toString('base64') },
    query: {},
    actor: person('finance'),
    language: 'EN',
    at: now,
    address: '127.0.0.1',
    agent: '',
    idempotencyKey: null,
  });
}

export const demo: ModuleDemo = { acts: { statement: { place: 40, run: seedBankStatement } } };
