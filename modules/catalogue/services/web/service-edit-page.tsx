/**
 * Screen that opens the editor for a service's draft; without a draft it explains that published versions
 * never change and offers to start the next draft.
 */
import { Button, Group } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { ServiceView } from '../rules/contract.ts';
import { serviceViewAddress } from './addresses.ts';
import { MissingService } from './missing-service.tsx';
import classes from './service.module.css';
import { ServiceActions } from './service-actions.tsx';
import { ServiceEditor } from './service-editor.tsx';
import { ServiceHeader } from './service-header.tsx';
import { useService } from './use-service.ts';

/**
 * Shown without a draft: explains that published versions never change, and offers to start the next draft.
 */
function NoDraft({ service }: { service: ServiceView }) {
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
            <Group justify="center" gap="xs">
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

/** `/assessment_service/edit/$key?tab=&place=`: the draft of a service. */
export function ServiceEditPage() {
  const { key = '' } = useParams({ strict: false });
  const { data, error, refetch } = useService(key);
  if (data) return <DraftEditor key={data.ServiceKey} service={data} />;
  return error ? (
    <MissingService error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeletons lines={10} height={24} />
  );
}

/**
 * A draft ended by another user stays on the screen while it has unsaved changes, which the user may want to
 * copy.
 */
function DraftEditor({ service }: { service: ServiceView }) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [opened, setOpened] = useState(service.Draft?.VersionNo ?? null);
  const draftNo = service.Draft?.VersionNo ?? null;
  useEffect(() => {
    if (!isUnsaved) setOpened(draftNo);
  }, [isUnsaved, draftNo]);
  // The next draft after an ended one gets a new editor.
  return opened === null ? (
    <NoDraft service={service} />
  ) : (
    <ServiceEditor key={opened} service={service} onUnsaved={setUnsaved} />
  );
}
