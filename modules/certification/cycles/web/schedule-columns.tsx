/** Columns of the schedule: assessment, due date, certificate, organisation and state. */
import { MARK_TONES } from '#modules/applications/applications/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { ScheduleRow } from '../rules/contract.ts';
import classes from './schedule.module.css';

export function useScheduleColumns(): Column<ScheduleRow>[] {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return [
    {
      id: 'what',
      label: t('SCHEDULE_WHAT'),
      isTitle: true,
      cell: (row) => <span className="nowrap">{t(`CERT_CYCLE_${row.Kind}`, { no: row.No })}</span>,
    },
    {
      id: 'due',
      label: t('SCHEDULE_DUE'),
      sort: 'On',
      cell: (row) => <span className="num nowrap">{format.date(row.On)}</span>,
    },
    {
      id: 'no',
      label: t('CERT_LIST_NO'),
      sort: 'CertificateNo',
      cell: (row) => <span className="nowrap">{row.CertificateNo}</span>,
    },
    {
      id: 'org',
      label: t('CERT_LIST_ORG'),
      sort: 'OrgName',
      cell: (row) => (
        <>
          {localized(row.OrgName)}
          <span className={classes.service}>{localized(row.ServiceName)}</span>
        </>
      ),
    },
    {
      id: 'state',
      label: t('SCHEDULE_STATE'),
      isBadge: true,
      cell: (row) => <Badge tone={MARK_TONES[row.State]}>{t(`CERT_CYCLE_${row.State}`)}</Badge>,
    },
    {
      id: 'opens',
      label: t('SCHEDULE_WINDOW'),
      from: 'lg',
      cell: (row) => <span className="num nowrap">{format.date(row.Opens)}</span>,
    },
    {
      id: 'file',
      label: t('SCHEDULE_FILE'),
      from: 'md',
      cell: (row) =>
        row.Application ? (
          <span className="nowrap">{row.Application.ApplicationNo ?? t('APP_NO_NUMBER')}</span>
        ) : row.Kind === 'EXPIRY' ? (
          format.date(null)
        ) : (
          <span className={`${classes.none} nowrap`}>{t('SCHEDULE_NOT_PLANNED')}</span>
        ),
    },
  ];
}
