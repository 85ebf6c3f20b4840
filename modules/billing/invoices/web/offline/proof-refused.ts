/** Finds the refusal of a proof to which the payer still has to respond. */
import type { InvoiceView } from '../../rules/contract.ts';
import { INVOICE_STATUS, type InvoiceEventName } from '../../rules/statuses.ts';

type Event = InvoiceView['Events'][number];

/** Events after which an earlier refusal is obsolete. */
const ANSWERS: readonly InvoiceEventName[] = ['PAY_NOW', 'PAID', 'ONLINE_PAID', 'UNPAID'];

/** Returns the refusal that still requires another proof; null if there is none. */
export function proofRefused({ Status, Events }: Pick<InvoiceView, 'Status' | 'Events'>): Event | null {
  if (INVOICE_STATUS[Status].Turn !== 'PAYER') return null;
  const last = Events.find(({ Event }) => Event === 'PROOF_REFUSED' || ANSWERS.includes(Event));
  return last?.Event === 'PROOF_REFUSED' ? last : null;
}
