import { daysSince } from '#platform/web/i18n/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { ApplicationRow } from '../rules/contract.ts';

/**
 * Badge with how long an application has been at its current step: warning colour after half the target,
 * danger colour and target once exceeded. A dash if no one has to act.
 */
export function AgeBadge({ row }: { row: ApplicationRow }) {
  const t = useText();
  const format = useFormat();
  if (row.TurnRole === null) return <>–</>;
  const days = daysSince(row.StepSince, new Date());
  const age = format.age(row.StepSince);
  const isLate = row.TargetDays !== null && days > row.TargetDays;
  const tone: Tone = isLate
    ? 'danger'
    : row.TargetDays !== null && days * 2 > row.TargetDays
      ? 'warning'
      : 'plain';
  return <Badge tone={tone}>{isLate ? t('DASH_AGE_TARGET', { age, days: row.TargetDays ?? 0 }) : age}</Badge>;
}
