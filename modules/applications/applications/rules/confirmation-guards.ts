/**
 * Guards of the board's confirmation (CRB_CONFIRM): the source of number and dates, the typed number, the typed
 * first and last day, and the certificate that the result updates.
 */
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import { impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, ReasonParams, RuleInput } from '#platform/common/workflow/types.ts';
import { confirmedTerm } from './confirmed-term.ts';
import type { ApplicationFacts } from './facts.ts';

type G = Guard<ApplicationFacts>;
type A = RuleInput<ApplicationFacts>;

const inputGuard = (Code: string, Field: string, holds: (ask: A) => boolean): G => ({
  Code,
  Field,
  test: holds,
});
const text = (ask: A, field: string): string => {
  const value = ask.input?.[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** Maximum number of months that a certificate's date may lie in the future. */
const MAX_MONTHS_AHEAD = 24;

/** The number that the certificate already has, which is permanent. */
const knownNumber = ({ facts }: A): string | null =>
  facts.EarlierCertificate?.CertificateNo ?? facts.CertificateNo;

const termOf = ({ facts, input, at }: A) => confirmedTerm(facts, input, at);

const lastDay = (_facts: ApplicationFacts, ask: A): ReasonParams => {
  const day = termOf(ask).ExpiryDate ?? '';
  return { date: { EN: dayText(day, 'EN'), CHT: dayText(day, 'CHT'), CHS: dayText(day, 'CHS') } };
};

export const confirmationGuards = {
  /** An older application that names no certificate updates the only one of its service, if there is exactly one. */
  certificateNamed: {
    Code: 'REASON_CERTIFICATE_NOT_NAMED',
    test: ({ facts }) => facts.IsCertificateNamed,
  },
  /** The certificate number and dates come from the board's record (a file) or are entered manually. */
  crbSourceGiven: inputGuard('REASON_CRB_SOURCE', 'Attachment', ({ facts, input }) => {
    // The board's record has a file kind of its own, which is never disclosed outside the certification body.
    if (facts.IsOtherFileAttached) return false;
    if (input?.IsCertDateNoManual === true) return true;
    return Array.isArray(input?.Attachment) && input.Attachment.length > 0;
  }),
  crbNumberGiven: inputGuard(
    'REASON_NUMBER_REQUIRED',
    'CertificateNo',
    (ask) =>
      ask.input?.IsCertDateNoManual !== true ||
      text(ask, 'CertificateNo') !== '' ||
      ask.facts.CertificateNo !== null,
  ),
  crbDateGiven: inputGuard(
    'REASON_DATE_REQUIRED',
    'DateTime',
    (ask) => ask.input?.IsCertDateNoManual !== true || text(ask, 'DateTime') !== '',
  ),
  crbDateNotBeforeDecision: inputGuard('REASON_DATE_BEFORE_DECISION', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return (
      date === '' || ask.facts.CertifiedAt === null || date >= hongKongDate(new Date(ask.facts.CertifiedAt))
    );
  }),
  crbDateNear: inputGuard('REASON_DATE_FAR', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return date <= addMonths(hongKongDate(ask.at), MAX_MONTHS_AHEAD);
  }),
  crbExpiryAfterDate: inputGuard('REASON_EXPIRY_BEFORE_DATE', 'ExpiryDate', (ask) => {
    const expiry = text(ask, 'ExpiryDate');
    return expiry === '' || expiry > (text(ask, 'DateTime') || hongKongDate(ask.at));
  }),
  /** A new term may be given an earlier end, a term in force only its own. */
  crbExpiryKept: {
    ...impliedBy(
      ['REASON_EXPIRY_BEFORE_DATE'],
      inputGuard('REASON_EXPIRY_KEPT', 'ExpiryDate', (ask) => {
        const { IsKept, ExpiryDate } = termOf(ask);
        const expiry = text(ask, 'ExpiryDate');
        return expiry === '' || ExpiryDate === null || !IsKept || expiry === ExpiryDate;
      }),
    ),
    params: lastDay,
  },
  crbExpiryWithinTerm: {
    ...impliedBy(
      ['REASON_EXPIRY_KEPT'],
      inputGuard('REASON_EXPIRY_BEYOND', 'ExpiryDate', (ask) => {
        const { ExpiryDate } = termOf(ask);
        return ExpiryDate === null || text(ask, 'ExpiryDate') <= ExpiryDate;
      }),
    ),
    params: lastDay,
  },
  numberUnchanged: inputGuard('REASON_NUMBER_FIXED', 'CertificateNo', (ask) => {
    const typed = text(ask, 'CertificateNo');
    const known = knownNumber(ask);
    return typed === '' || known === null || typed.toUpperCase() === known.toUpperCase();
  }),
  /** No other application or certificate has or had the typed number. */
  numberFree: impliedBy(
    ['REASON_NUMBER_FIXED'],
    inputGuard('REASON_NUMBER_TAKEN', 'CertificateNo', ({ facts }) => facts.IsNumberTaken !== true),
  ),
  /** A number beyond the next of its series requires a reason, and the series continues after it. */
  skipExplained: {
    ...impliedBy(
      ['REASON_NUMBER_FIXED', 'REASON_NUMBER_TAKEN'],
      inputGuard(
        'REASON_NUMBER_AHEAD',
        'Remark',
        (ask) => !ask.facts.SkippedNumber || text(ask, 'Remark') !== '',
      ),
    ),
    params: ({ SkippedNumber }) => ({ next: SkippedNumber ?? '' }),
  },
} as const satisfies Record<string, G>;
