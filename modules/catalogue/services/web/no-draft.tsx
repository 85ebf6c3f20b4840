import { Button, Group } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import type { ServiceView } from '../rules/contract.ts';
import { serviceViewAddress } from './addresses.ts';
import classes from './service.module.css';
import { ServiceActions } from './service-actions.tsx';
import { ServiceHeader } from './service-header.tsx';

/** Published versions never change: says so, and offers to begin the next one. */
export function NoDraft({ service }: { service: ServiceView }) {
  const t = useText();
  const format = useFormat();
  const text = service.ScheduledOn
    ? t('SERVICE_NO_DRAFT_SCHEDULED', { date: format.date(service.ScheduledOn) })
    : t('SERVICE_NO_DRAFT_TEXT');
  return (
    <div className={classes.screen}>
      <ServiceHeader
        service={service}
        lead={service.VersionNo ? t('SERVICE_IN_FORCE', { version: service.VersionNo }) : undefined}
      />
      <ServiceActions service={service} />
      <Card>
        <EmptyState
          title={t('SERVICE_NO_DRAFT')}
          text={text}
          action={
            <Group justify="center" gap={10}>
              <Button component={AppLink} variant="default" href={serviceViewAddress(service.ServiceKey)}>
                {t('SERVICE_READ')}
              </Button>
            </Group>
          }
        />
      </Card>
    </div>
  );
}
