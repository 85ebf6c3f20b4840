/** Badges for the status of a service and the state of a version. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { ServiceRow } from '../rules/contract.ts';
import type { VersionState } from '../rules/statuses.ts';
import { shownStatus } from './shown-status.ts';

const SERVICE_TONES = {
  NONE: 'plain',
  PREPARED: 'info',
  COMING: 'info',
  OFFERED: 'success',
  HELD: 'warning',
  REMOVED: 'plain',
} as const satisfies Record<ReturnType<typeof shownStatus>, Tone>;

const VERSION_TONES = {
  DRAFT: 'warning',
  SCHEDULED: 'info',
  CURRENT: 'success',
  SUPERSEDED: 'plain',
  WITHDRAWN: 'plain',
} as const satisfies Record<VersionState, Tone>;

export function ServiceStatusBadge({ service }: { service: Pick<ServiceRow, 'Status' | 'VersionNo'> }) {
  const t = useText();
  const status = shownStatus(service);
  return <Badge tone={SERVICE_TONES[status]}>{t(`SERVICE_STATUS_${status}`)}</Badge>;
}

export function VersionStateBadge({ state }: { state: VersionState }) {
  const t = useText();
  return <Badge tone={VERSION_TONES[state]}>{t(`SERVICE_VERSION_${state}`)}</Badge>;
}
