import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { referenceChangeRoutes } from '../rules/change-routes.ts';
import { referenceRoutes } from '../rules/contract.ts';
import type { Entry } from './reference-kind.ts';
import classes from './stage-assign.module.css';

type Props = { stage: Entry; onClose: () => void };

/**
 * Drawer of the stages screen that assigns a stage to the drafts of selected services, with the reason for
 * each service that cannot use it.
 */
export function StageAssignDrawer({ stage, onClose }: Props) {
  const t = useText();
  const localized = useLocalized();
  const StageKey = stage.StageKey ?? '';
  const query = { StageKey };
  const { data, error, refetch } = useGet(referenceRoutes.stage, query, { staleMs: 0 });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const send = useSend(referenceChangeRoutes.assignStage, {
    onSuccess: async ({ Results }) => {
      const done = Results.filter((one) => one.IsDone).length;
      setRefused(Object.fromEntries(Results.map((one) => [one.ServiceKey, one.Reason?.Message ?? ''])));
      setChosen([]);
      await refetch();
      if (done === Results.length) {
        toast(t('STAGE_ASSIGNED'));
        onClose();
      } else toast(t('STAGE_ASSIGN_SOME', { done, count: Results.length }), 'warning');
    },
  });
  const services = data?.Services ?? [];
  const toggle = (key: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, key] : chosen.filter((one) => one !== key));
  return (
    <SidePanel
      opened
      onClose={onClose}
      position="right"
      size="34rem"
      title={<b>{t('STAGE_ASSIGN_TITLE', { name: localized(stage.Name) })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Words mb="md" tone="soft">
        {t('STAGE_ASSIGN_TEXT', { days: stage.TargetDays ?? 0 })}
      </Words>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeletons lines={5} height={32} />}
      {data && services.every((one) => one.Reason) && <Notice tone="info">{t('STAGE_ASSIGN_NONE')}</Notice>}
      <Stack as="ul" mt="md" className={classes.list}>
        {services.map((service) => (
          <li key={service.ServiceKey}>
            <Checkbox
              label={`${service.SchemeCode} · ${localized(service.Name)}`}
              description={service.Reason?.Message}
              error={refused[service.ServiceKey] || undefined}
              disabled={service.Reason !== null || send.isPending}
              checked={chosen.includes(service.ServiceKey)}
              onChange={(event) => toggle(service.ServiceKey, event.currentTarget.checked)}
            />
            {service.IsTaken && <Badge tone="success">{t('STAGE_TAKEN')}</Badge>}
          </li>
        ))}
      </Stack>
      <Group gap="xs" mt="lg">
        <Button
          disabled={chosen.length === 0}
          loading={send.isPending}
          onClick={() => send.mutate({ StageKey, ServiceKeys: [...chosen] })}
        >
          {chosen.length > 1 ? t('STAGE_ASSIGN_GO', { count: chosen.length }) : t('STAGE_ASSIGN_ONE')}
        </Button>
        <CancelButton />
      </Group>
    </SidePanel>
  );
}
