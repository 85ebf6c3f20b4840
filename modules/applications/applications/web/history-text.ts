/**
 * Texts for one entry of an application's history: what was done, the change of status or step, and the
 * transaction number.
 */
import type { Translate } from '#platform/web/i18n/translate.ts';
import { entryFacts } from '../rules/entry-facts.ts';
import type { HistoryRow } from '../rules/history-row.ts';

/** Description of the action, to follow a user's name; completed steps use the step's own verb. */
export function historyText(
  row: { Action: string } & Partial<Pick<HistoryRow, 'Entry' | 'CertificateEnd'>> &
    Pick<HistoryRow, 'FromStep' | 'Assigned'>,
  t: Translate,
): string {
  if (row.CertificateEnd) {
    const { CertificateNo: number, CertificateStatusCode } = row.CertificateEnd;
    const status = t(`CERT_STATUS_${CertificateStatusCode}`);
    return number === null
      ? t('HIST_CANCEL_CERTIFICATE_UNNAMED', { status })
      : t('HIST_CANCEL_CERTIFICATE', { number, status });
  }
  if (row.Assigned)
    return t('HIST_ASSIGN_PERSON', { person: row.Assigned.Name, step: t(`STEP_${row.Assigned.Step}`) });
  if (row.Entry) return t(`HIST_${row.Action}_ENTRY`, { entry: row.Entry });
  return row.Action === 'APPROVE_PROGRESS' && row.FromStep
    ? t(`DONE_${row.FromStep}`)
    : t(`HIST_${row.Action}`);
}

/** The change of status or step, or null if neither changed. */
export function historyTransition(row: HistoryRow, t: Translate): string | null {
  const place = (status: string, step: string | null): string =>
    step ? t(`STEP_${step}`) : t(`STATUS_${status}`);
  const from = place(row.FromStatus, row.FromStep);
  const to = place(row.ToStatus, row.ToStep);
  return from === to || row.FromStatus === 'NONE' ? null : t('HISTORY_MOVE', { from, to });
}

/** The transaction number with its label: of the review, the refund or the payment. */
export function historyNumber({ Action, TransactionNo }: HistoryRow, t: Translate): string | null {
  if (!TransactionNo) return null;
  const label = entryFacts(Action).NumberLabel ?? 'FIELD_PAYMENT_REFERENCE';
  return `${t(label)} ${TransactionNo}`;
}
