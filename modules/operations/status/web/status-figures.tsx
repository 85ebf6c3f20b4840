/** Resource figures of the status page: backup, queue, emails, disk, processes and versions. */

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { StatusFigures as Figures } from '../rules/contract.ts';
import classes from './status.module.css';

/** Formats seconds as minutes, as hours from two hours on, as days from two days on. */
function useAgeText(): (seconds: number) => string {
  const t = useText();
  return (seconds) => {
    const minutes = Math.max(0, Math.floor(seconds / 60));
    if (minutes < 120) return t('STATUS_AGO_MINUTES', { count: minutes });
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return t('STATUS_AGO_HOURS', { count: hours });
    return t('STATUS_AGO_DAYS', { count: Math.floor(hours / 24) });
  };
}

const GB = 1024 ** 3;
/** Thresholds beyond which a figure is marked as requiring attention. */
const LITTLE_DISK = GB;
const LONG_QUEUE_SECONDS = 300;

/** Shows the resource figures; those requiring attention are marked by colour and a bar at the side. */
export function StatusFigures({ figures }: { figures: Figures | undefined }) {
  const t = useText();
  const rows = useRows(figures);
  return (
    <section aria-label={t('STATUS_FIGURES')}>
      <Columns as="dl" count="3" gap="sm" className={classes.figures}>
        {rows.map(({ label, value, note, href, isWarning, isDanger }) => (
          <Stack
            isTall
            key={label}
            gap="2xs"
            padY="sm"
            padX="md"
            isFramed
            className={classes.figure}
            data-warning={isWarning || undefined}
            data-danger={isDanger || undefined}
          >
            <dt>{href ? <AppLink href={href}>{label}</AppLink> : label}</dt>
            <dd className={`${classes.value} num`}>
              {value === undefined ? <Skeleton height={22} width="60%" /> : value}
            </dd>
            <Words as="dd" tone="faint" size="xs" className="num">
              {note ?? '\u00a0'}
            </Words>
          </Stack>
        ))}
      </Columns>
    </section>
  );
}

type Row = {
  label: string;
  value?: ReactNode;
  note?: string;
  href?: string;
  isWarning?: boolean;
  isDanger?: boolean;
};

function useRows(f: Figures | undefined): Row[] {
  const t = useText();
  const format = useFormat();
  const formatAge = useAgeText();
  if (!f)
    return (['BACKUP', 'QUEUE', 'EMAILS', 'DISK', 'PROCESSES', 'VERSION'] as const).map((name) => ({
      label: t(`STATUS_${name}`),
    }));
  const backupAge = f.BackupAt === null ? null : (Date.now() - Date.parse(f.BackupAt)) / 1_000;
  const isMissing = f.MissingMigrations > 0;
  return [
    {
      label: t('STATUS_BACKUP'),
      value: backupAge === null ? t('STATUS_BACKUP_NONE') : formatAge(backupAge),
      note: t('STATUS_BACKUP_BOUND', { hours: f.BackupHours }),
      isWarning: backupAge === null || backupAge > f.BackupHours * 3_600,
      isDanger: backupAge === null,
    },
    {
      label: t('STATUS_QUEUE'),
      href: '/logs?tab=jobs',
      value:
        f.JobsWaiting === 0
          ? t('STATUS_QUEUE_NONE')
          : t('STATUS_QUEUE_WAITS', {
              waiting: format.number(f.JobsWaiting),
              time: formatAge(f.QueueSeconds),
            }),
      note: t('STATUS_QUEUE_COUNTS', {
        later: format.number(f.JobsLater),
        failed: format.number(f.JobsFailed),
      }),
      isWarning: f.QueueSeconds > LONG_QUEUE_SECONDS || f.JobsFailed > 0,
    },
    {
      label: t('STATUS_EMAILS'),
      href: '/logs?tab=mail',
      value: t('STATUS_EMAILS_COUNTS', { waiting: format.number(f.MailsWaiting) }),
      note: t('STATUS_EMAILS_FAILED', { failed: format.number(f.MailsFailed) }),
      isWarning: f.MailsFailed > 0,
    },
    {
      label: t('STATUS_DISK'),
      value: `${(f.DiskFree / GB).toFixed(1)} GB`,
      note: t(f.Store === 'DISK' ? 'STATUS_DISK_OF' : 'STATUS_DISK_BUCKET', {
        size: (f.DiskSize / GB).toFixed(0),
      }),
      isWarning: f.DiskFree < LITTLE_DISK,
    },
    {
      label: t('STATUS_PROCESSES'),
      value: t('STATUS_PROCESSES_COUNTS', { servers: f.Servers, workers: f.Workers }),
      note: t('STATUS_PROCESSES_NOTE'),
      isWarning: f.Workers === 0,
    },
    {
      label: t('STATUS_VERSION'),
      value: isMissing ? t('STATUS_TABLES_MISSING', { count: f.MissingMigrations }) : f.Version,
      note: t('STATUS_SOFTWARE', { node: f.Node, postgres: f.PostgreSql, count: f.Migrations }),
      isWarning: isMissing,
    },
  ];
}
