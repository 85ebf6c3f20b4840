/** Dates that a confirmation by the board gives a certificate: decision, first day, start of its cycle and last day. */
import { type CycleTerm, firstTerm, renewedTerm } from '#modules/catalogue/services/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { ApplicationFacts } from './facts.ts';

type ConfirmedTerm = {
  DecisionDate: string;
  EffectiveDate: string;
  CycleFrom: string | null;
  /** The last day without a typed one, and the latest that may be typed; null: the certificate does not expire. */
  ExpiryDate: string | null;
  /** A term in force is kept: only an extension or a renewal moves its end. */
  IsKept: boolean;
};

type TermFacts = Pick<
  ApplicationFacts,
  | 'ApplicationStatusCode'
  | 'AssessmentType'
  | 'CertifiedAt'
  | 'Cycle'
  | 'CycleFrom'
  | 'EffectiveDate'
  | 'CertificateExpiryDate'
  | 'EarlierCertificate'
>;

/** The term that the confirmation gives, from the facts and the typed first day; without one, earlier dates are kept. */
export function confirmedTerm(
  facts: TermFacts,
  input: Readonly<Record<string, unknown>> | undefined,
  at: Date,
): ConfirmedTerm {
  const typed = typeof input?.DateTime === 'string' ? input.DateTime : null;
  const EffectiveDate = typed ?? facts.EffectiveDate ?? hongKongDate(at);
  const DecisionDate = facts.CertifiedAt ? hongKongDate(new Date(facts.CertifiedAt)) : EffectiveDate;
  const present = facts.EarlierCertificate?.ExpiryDate ?? null;
  const isPublished = facts.ApplicationStatusCode === 'COMPLETED';
  const isRenewal = facts.AssessmentType === 'RENEWAL';
  return {
    DecisionDate,
    EffectiveDate,
    ...cycleOf(facts, { DecisionDate, EffectiveDate, present, isPublished, isRenewal }),
    IsKept: isPublished || (present !== null && !isRenewal),
  };
}

type Dates = {
  DecisionDate: string;
  EffectiveDate: string;
  present: string | null;
  isPublished: boolean;
  isRenewal: boolean;
};
type Columns = Pick<ConfirmedTerm, 'CycleFrom' | 'ExpiryDate'>;

/** Statements do not expire. */
function cycleOf({ Cycle, CycleFrom, CertificateExpiryDate }: TermFacts, dates: Dates): Columns {
  const { DecisionDate, EffectiveDate, present, isPublished, isRenewal } = dates;
  if (!Cycle) return { CycleFrom: null, ExpiryDate: null };
  // Confirming again neither lengthens nor shortens the term of a certificate in force.
  if (isPublished && CertificateExpiryDate) return { CycleFrom, ExpiryDate: CertificateExpiryDate };
  if (!present) return asColumns(firstTerm(Cycle, DecisionDate, EffectiveDate));
  if (!isRenewal) return { CycleFrom, ExpiryDate: present };
  return asColumns(renewedTerm(Cycle, present, EffectiveDate));
}

const asColumns = ({ From, Expiry }: CycleTerm): Columns => ({ CycleFrom: From, ExpiryDate: Expiry });
