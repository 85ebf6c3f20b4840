import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { SettingGroup } from '#platform/common/settings/groups.ts';
import { settingOf } from '#platform/common/settings/settings.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type SettingChange, type SettingView, settingRoutes } from '../rules/contract.ts';
import classes from './settings.module.css';
import { ShownValue } from './shown-value.tsx';
import { updateSettingsCache } from './update-settings-cache.ts';

type Props = { group: SettingGroup; all: readonly SettingView[]; onClose: () => void };

/**
 * Side panel of the settings page with the changes to a group's settings, newest first, with values before
 * and after; a previous value can be restored.
 */
export function HistoryDrawer({ group, all, onClose }: Props) {
  const t = useText();
  const list = useGet(settingRoutes.history, { Group: group }, { staleMs: 0 });
  const [pendingChange, setPendingChange] = useState<SettingChange | null>(null);
  const save = useSend(settingRoutes.submit, {
    onSuccess: ({ Settings }) => {
      updateSettingsCache(Settings);
      setPendingChange(null);
      toast(t('SET_SAVED'));
    },
  });
  const putBack = ({ Key, Before }: SettingChange) =>
    save.mutate({
      Settings: [{ Key, Version: all.find((one) => one.Key === Key)?.Version ?? 0, Value: Before }],
    });
  return (
    <SidePanel
      opened
      onClose={onClose}
      position="right"
      size="34rem"
      title={<b>{t('SET_HISTORY_OF', { group: t(`SET_GROUP_${group}`) })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {list.isPending && <Skeletons lines={6} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      {list.data?.Rows.length === 0 && <Words tone="soft">{t('SET_HISTORY_NONE')}</Words>}
      <Stack as="ol" gap="sm">
        {list.data?.Rows.map((row) => (
          <Change key={`${row.Key} ${row.Version}`} row={row} onRestore={() => setPendingChange(row)} />
        ))}
      </Stack>
      <Confirm
        isOpen={pendingChange !== null}
        title={t('SET_PUT_BACK_ASK', { name: pendingChange ? t(`SET_${pendingChange.Key}`) : '' })}
        text={t('SET_PUT_BACK_TEXT')}
        confirmLabel={t('SET_PUT_BACK_DO')}
        isBusy={save.isPending}
        onConfirm={() => pendingChange && putBack(pendingChange)}
        onCancel={() => setPendingChange(null)}
      />
    </SidePanel>
  );
}

function Change({ row, onRestore }: { row: SettingChange; onRestore: () => void }) {
  const t = useText();
  const format = useFormat();
  const { UserRoleList } = useUser();
  const mayChange = hasPermission(UserRoleList, settingOf(row.Key).Roles);
  return (
    <Stack as="li" gap="xs" pad="md" line="line" round="lg" className={classes.change}>
      <Row align="stretch" justify="between" gap="sm" lines="2xs" size="sm" className={classes.changeHead}>
        <b>{t(`SET_${row.Key}`)}</b>
        <span>
          {row.By ?? t('SET_PORTAL')} · <span className="num">{format.dateTime(row.At)}</span>
        </span>
      </Row>
      {row.Reason !== '' && <p className={classes.changeReason}>{row.Reason}</p>}
      <dl className={classes.beforeAfter}>
        <dt>{t('SET_BEFORE')}</dt>
        <dd>
          <ShownValue name={row.Key} value={row.Before} />
        </dd>
        <dt>{t('SET_AFTER')}</dt>
        <dd>
          <ShownValue name={row.Key} value={row.After} />
        </dd>
      </dl>
      {mayChange && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${t('SET_PUT_BACK')}: ${t(`SET_${row.Key}`)}`}
          onClick={onRestore}
        >
          {t('SET_PUT_BACK')}
        </Button>
      )}
    </Stack>
  );
}
