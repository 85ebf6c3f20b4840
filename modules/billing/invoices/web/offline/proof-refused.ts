import type { InvoiceView } from '../../rules/contract.ts';
import type { InvoiceEventName } from '../../rules/statuses.ts';

type Event = InvoiceView['Events'][number];

/** After these a refused proof is history. */
const ANSWERS: readonly InvoiceEventName[] = ['PAY_NOW', 'PAID', 'ONLINE_PAID', 'UNPAID'];

/** The refusal that still waits for another proof; null where none does. */
export function proofRefused({ Status, Events }: Pick<InvoiceView, 'Status' | 'Events'>): Event | null {
  if (Status !== 'OPEN') return null;
  const last = Events.find(({ Event }) => Event === 'PROOF_REFUSED' || ANSWERS.includes(Event));
  return last?.Event === 'PROOF_REFUSED' ? last : null;
}
