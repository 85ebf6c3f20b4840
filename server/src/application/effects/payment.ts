import type { Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ApplicationJob } from '../job.ts';

type InvoiceChange = Updateable<Tables['Invoice']>;

async function change(job: ApplicationJob, set: InvoiceChange): Promise<undefined> {
  const invoice = job.row.Invoice;
  if (invoice) await job.tx.updateTable('Invoice').set(set).where('Id', '=', invoice.Id).execute();
  return undefined;
}

/** A day as given, at noon in Hong Kong so that no time zone moves it; now when none is given. */
const moment = (job: ApplicationJob): Date =>
  typeof job.input.DateTime === 'string' ? new Date(`${job.input.DateTime}T12:00:00+08:00`) : job.at;

export async function cancelInvoice(job: ApplicationJob): Promise<undefined> {
  const status = job.row.Invoice?.Status;
  return status === 'OPEN' || status === 'PROOF_GIVEN' ? change(job, { Status: 'VOID' }) : undefined;
}

export const payNow = (job: ApplicationJob): Promise<undefined> =>
  change(job, {
    Status: 'PROOF_GIVEN',
    Proof: job.input.Attachment as string[],
    PaymentMethod: (job.input.PaymentMethod as string | undefined) ?? null,
  });

export async function paid(job: ApplicationJob): Promise<object> {
  await change(job, { Status: 'PAID', PaidCents: job.row.Invoice?.AmountCents ?? 0, PaidAt: moment(job) });
  const given = typeof job.input.TransactionNo === 'string' ? job.input.TransactionNo.trim() : '';
  return given ? { TransactionNo: given } : {};
}

export const unpaid = (job: ApplicationJob): Promise<undefined> =>
  change(job, { Status: job.facts.IsPaymentProof ? 'PROOF_GIVEN' : 'OPEN', PaidCents: 0, PaidAt: null });

export const bypass = (job: ApplicationJob): Promise<undefined> => change(job, { Status: 'BYPASSED' });

export const changePaymentDate = (job: ApplicationJob): Promise<undefined> =>
  change(job, { PaidAt: moment(job) });
