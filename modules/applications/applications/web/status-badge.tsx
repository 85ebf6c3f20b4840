import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { APPLICATION_STATUS, type ApplicationStatus } from '../rules/statuses.ts';

/** Badge with an application's status, including its step during the review. */
export function StatusBadge({ status, step }: { status: ApplicationStatus; step?: Step | null }) {
  const t = useText();
  const label = t(`STATUS_${status}`);
  const { Tone, Stage } = APPLICATION_STATUS[status];
  return <Badge tone={Tone}>{Stage === 'STEP' && step ? `${label} · ${t(`STEP_${step}`)}` : label}</Badge>;
}
