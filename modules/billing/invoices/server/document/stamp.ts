import type { Language } from '#platform/common/i18n/language.ts';
import type { InvoiceStatus } from '../../rules/statuses.ts';
import type { InvoicePaper } from './facts.ts';
import { dayLine, sayLine } from './say-line.ts';

type Stamped = Exclude<InvoiceStatus, 'OPEN' | 'PROOF_GIVEN'>;

const TONES: Readonly<Record<Stamped, 'good' | 'soft' | 'bad'>> = {
  PAID: 'good',
  PART_REFUNDED: 'soft',
  REFUNDED: 'soft',
  BYPASSED: 'soft',
  VOID: 'bad',
};

const isStamped = (status: InvoiceStatus): status is Stamped => Object.hasOwn(TONES, status);

/** What became of an invoice, with the day; nothing while it is open. */
export function stampOf({ Status, PaidOn, ClosedOn, IssuedOn }: InvoicePaper, language: Language) {
  if (!isStamped(Status)) return null;
  const day = Status === 'PAID' ? PaidOn : ClosedOn;
  return {
    Text: sayLine(`PAPER_STAMP_${Status}`, language),
    Date: dayLine(day ?? IssuedOn, language),
    Tone: TONES[Status],
  };
}
