/** Badges for the status of a service and the state of a version. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { ServiceRow } from '../rules/contract.ts';
import { SERVICE_STATUS, VERSION_STATE, type VersionState } from '../rules/statuses.ts';
import { shownStatus } from './shown-status.ts';

const COMING_TONE: Tone = 'info';

export function ServiceStatusBadge({ service }: { service: Pick<ServiceRow, 'Status' | 'VersionNo'> }) {
  const t = useText();
  const status = shownStatus(service);
  const tone = status === 'COMING' ? COMING_TONE : SERVICE_STATUS[status].Tone;
  return <Badge tone={tone}>{t(`SERVICE_STATUS_${status}`)}</Badge>;
}

export function VersionStateBadge({ state }: { state: VersionState }) {
  const t = useText();
  return <Badge tone={VERSION_STATE[state].Tone}>{t(`SERVICE_VERSION_${state}`)}</Badge>;
}
