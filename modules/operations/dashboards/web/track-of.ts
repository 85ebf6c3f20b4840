import type { ApplicationRow } from '#modules/applications/applications/rules/contract.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';

export type Phase = { Label: TextKey; State: 'DONE' | 'NOW' | 'AHEAD' };

/** The way of an application as its client thinks of it; null where it is not submitted yet. */
export function trackOf(row: ApplicationRow): Phase[] | null {
  const now = phaseOf(row);
  if (now === null) return null;
  const labels: TextKey[] = [
    'TRACK_SUBMIT',
    'TRACK_CHECK',
    'TRACK_ASSESSMENT',
    'TRACK_DECISION',
    row.Type === 'STATEMENT' ? 'TRACK_STATEMENT' : 'TRACK_CERTIFICATE',
  ];
  return labels.map((Label, at) => ({ Label, State: at < now ? 'DONE' : at === now ? 'NOW' : 'AHEAD' }));
}

function phaseOf(row: ApplicationRow): number | null {
  switch (row.ApplicationStatusCode) {
    case 'PENDING':
    case 'RETURNED':
      return 1;
    case 'REJECTED':
      return 2;
    case 'UNDERREVIEW':
    case 'REJECTED_FLOW':
      return row.CurrentStep === 'COO' || row.CurrentStep === 'CEO' ? 3 : 2;
    case 'CERTIFIED':
      return 4;
    default:
      return null;
  }
}
