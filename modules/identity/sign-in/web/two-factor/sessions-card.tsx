import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type OwnSession, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { FactorRow } from './factor-row.tsx';
import classes from './two-factor.module.css';

const MOBILE_SYSTEMS = new Set(['Android', 'iPhone', 'iPad', 'HarmonyOS']);

/**
 * Profile card that lists the user's own open sessions with device and address, with buttons to end one or
 * all others.
 */
export function SessionsCard() {
  const t = useText();
  const list = useGet(twoFactorRoutes.sessions, undefined, { staleMs: 0 });
  const ended = () => toast(t('TF_SESSION_ENDED'));
  const end = useSend(twoFactorRoutes.endSession, { onSuccess: ended });
  const others = useSend(twoFactorRoutes.endOthers, { onSuccess: ended });
  const rows = list.data?.Rows ?? [];
  return (
    <Card title={t('TF_SESSIONS')} isFlush>
      {list.isPending && (
        <div className={classes.row}>
          <Skeletons lines={3} />
        </div>
      )}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      <Stack as="ul" className={classes.rows}>
        {rows.map((row) => (
          <SessionRow
            key={row.SessionKey}
            row={row}
            isBusy={end.isPending && end.variables.SessionKey === row.SessionKey}
            onEnd={() => end.mutate({ SessionKey: row.SessionKey })}
          />
        ))}
      </Stack>
      {rows.length > 1 && (
        <div className={classes.foot}>
          <Button variant="default" loading={others.isPending} onClick={() => others.mutate({})}>
            {t('TF_SESSIONS_END_OTHERS')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function SessionRow({ row, isBusy, onEnd }: { row: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const t = useText();
  const format = useFormat();
  const Icon = MOBILE_SYSTEMS.has(row.System ?? '') ? IconDeviceMobile : IconDeviceDesktop;
  const place =
    row.Browser && row.System
      ? t('TF_SESSION_ON', { browser: row.Browser, system: row.System })
      : (row.Browser ?? row.System ?? t('TF_SESSION_UNKNOWN'));
  const about = [
    row.Address,
    t(`TF_METHOD_${row.Method}`),
    t('TF_SESSION_SINCE', { at: format.dateTime(row.CreatedAt) }),
    row.IsThis ? null : t('TF_SESSION_SEEN', { ago: format.ago(row.SeenAt) }),
  ];
  return (
    <FactorRow
      icon={<Icon size={20} stroke={1.6} />}
      title={
        <>
          {place}
          {row.IsThis && <Badge tone="success">{t('TF_SESSION_THIS')}</Badge>}
        </>
      }
      about={about.filter(Boolean).join(' · ')}
    >
      {!row.IsThis && (
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          aria-label={t('TF_SESSION_END_NAMED', { name: place })}
          onClick={onEnd}
        >
          {t('TF_SESSION_END')}
        </Button>
      )}
    </FactorRow>
  );
}
