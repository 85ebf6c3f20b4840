/** Badges for the grade and the status of a nonconformity. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { NonconformityRow } from '../rules/contract.ts';
import { NONCONFORMITY_STATUS } from '../rules/statuses.ts';

const GRADE_TONES = {
  MINOR: 'warning',
  MAJOR: 'danger',
} as const satisfies Record<NonconformityRow['Grade'], string>;

export function GradeBadge({ grade }: { grade: NonconformityRow['Grade'] }) {
  const t = useText();
  return <Badge tone={GRADE_TONES[grade]}>{t(`NC_GRADE_${grade}`)}</Badge>;
}

/** Marks an escalated nonconformity; empty for others. */
export function EscalatedBadge({ row }: { row: Pick<NonconformityRow, 'IsEscalated'> }) {
  const t = useText();
  return row.IsEscalated ? <Badge tone="danger">{t('NC_ESCALATED')}</Badge> : null;
}

export function NonconformityStatusBadge({ status }: { status: NonconformityRow['Status'] }) {
  const t = useText();
  return <Badge tone={NONCONFORMITY_STATUS[status].Tone}>{t(`NC_STATUS_${status}`)}</Badge>;
}
