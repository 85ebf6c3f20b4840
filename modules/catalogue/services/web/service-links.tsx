/**
 * Links in the header of a service screen: to the read-only view of its versions and, for users who manage
 * services, to a dry run of the displayed version.
 */

import { Button } from '@mantine/core';
import { IconEye, IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import type { ServiceView } from '../rules/contract.ts';
import { serviceTrialAddress, serviceViewAddress } from './addresses.ts';
import { useCanManageServices } from './use-can-manage-services.ts';

type Props = {
  service: ServiceView;
  /** The displayed version. */
  version: number | null;
  /** Whether this is the version view, which needs no link to itself. */
  isView?: boolean;
};

/** Links to read the service or try it in a dry run. */
export function ServiceLinks({ service, version, isView = false }: Props) {
  const t = useText();
  const isKeeper = useCanManageServices();
  const isRead = !isView;
  const isTried = isKeeper && version !== null;
  if (!isRead && !isTried) return null;
  return (
    <Row as="nav" align="stretch" gap="xs" aria-label={t('SERVICE_LINKS')}>
      {isRead && (
        <Button
          component={AppLink}
          href={serviceViewAddress(service.ServiceKey)}
          variant="default"
          size="xs"
          leftSection={<IconEye size={16} stroke={1.7} />}
        >
          {t('SERVICE_READ')}
        </Button>
      )}
      {isTried && (
        <Button
          component={AppLink}
          href={serviceTrialAddress(service.ServiceKey, version)}
          variant="default"
          size="xs"
          leftSection={<IconPlayerPlay size={16} stroke={1.7} />}
        >
          {t('SERVICE_TRY')}
        </Button>
      )}
    </Row>
  );
}
