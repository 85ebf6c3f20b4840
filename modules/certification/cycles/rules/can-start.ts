/**
 * Decides whether a client may start an assessment for a certificate: in a status that allows it, within its
 * window, one of each type at a time; otherwise gives the reason (domain 10).
 */
import {
  type CertificateAssessment,
  type CertificateStatus,
  type CycleMark,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import { type Cycle, renewalPossibleUntil } from '#modules/catalogue/services/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/**
 * Facts about a certificate that decide whether a client may start an assessment. Days are YYYY-MM-DD in
 * Hong Kong.
 */
export type StartInput = {
  kind: CertificateAssessment;
  certificate: { CertificateStatusCode: CertificateStatus; ExpiryDate: string | null };
  /** Null if the service has no cycle. */
  cycle: Cycle | null;
  marks: readonly CycleMark[];
  /**
   * Assessment types with an open application for this certificate; one that waits for its window is not
   * open.
   */
  open: readonly AssessmentType[];
  today: string;
};

/** `Window`: when the assessment may begin and is due; null for SPECIAL, which has no window. */
export type StartVerdict =
  | { IsOpen: true; Window: { Opens: string; On: string } | null }
  | { IsOpen: false; Code: TextKey; date?: string };

/**
 * Whether a client may start an assessment of a certificate (decisions 13 and 14 of November 2026; domain
 * 10): in a status that allows it, within its window, one of each type at a time. SUSPENDED allows only the
 * overdue surveillance, EXPIRED the renewal for some months.
 */
export function canStart(input: StartInput): StartVerdict {
  const { kind, certificate, open, today } = input;
  const status = statusOn(certificate, today);
  if (status === 'EXPIRED') {
    const refusal = refusalWhenExpired(input);
    if (refusal) return refusal;
  } else if (!certificateStatuses.inForce.includes(status))
    return { IsOpen: false, Code: 'REASON_BEGIN_ENDED' };
  if (open.includes(kind)) return { IsOpen: false, Code: 'REASON_BEGIN_RUNNING' };
  if (kind === 'SPECIAL')
    return status === 'SUSPENDED'
      ? { IsOpen: false, Code: 'REASON_BEGIN_SUSPENDED' }
      : { IsOpen: true, Window: null };
  const mark = markToStart(input);
  if (status === 'SUSPENDED' && !(kind === 'SURVEILLANCE' && mark && mark.On < today))
    return { IsOpen: false, Code: 'REASON_BEGIN_SUSPENDED' };
  if (!mark) return { IsOpen: false, Code: 'REASON_BEGIN_NOT_DUE' };
  if (mark.Opens > today) return { IsOpen: false, Code: 'REASON_BEGIN_EARLY', date: mark.Opens };
  return { IsOpen: true, Window: { Opens: mark.Opens, On: mark.On } };
}

/** Status on the day; the nightly job may not have run yet on the day after the last valid one. */
const statusOn = (
  { CertificateStatusCode, ExpiryDate }: StartInput['certificate'],
  today: string,
): CertificateStatus =>
  certificateStatuses.valid.includes(CertificateStatusCode) && ExpiryDate !== null && ExpiryDate < today
    ? 'EXPIRED'
    : CertificateStatusCode;

function refusalWhenExpired({ kind, certificate, cycle, today }: StartInput): StartVerdict | null {
  const until = renewalPossibleUntil(cycle, certificate.ExpiryDate ?? today);
  if (today > until) return { IsOpen: false, Code: 'REASON_BEGIN_TOO_LATE', date: until };
  return kind === 'RENEWAL' ? null : { IsOpen: false, Code: 'REASON_BEGIN_EXPIRED', date: until };
}

type Due = CycleMark & { Opens: string };

/**
 * The latest due date whose window has opened, so that a missed surveillance is superseded by the current
 * one; otherwise the next. One missed before a later one was completed can no longer be started.
 */
function markToStart({ kind, marks, today }: StartInput): Due | undefined {
  const alike = marks.filter((mark): mark is Due => mark.Kind === kind && mark.Opens !== null);
  const due = alike.slice(alike.findLastIndex((mark) => mark.State === 'DONE') + 1);
  return due.findLast((mark) => mark.Opens <= today) ?? due[0];
}
