/** Columns of the schedule: assessment, due date, certificate, organisation and state. */

import { MARK_TONES, viewAddress } from '#modules/applications/applications/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import type { ScheduleRow } from '../rules/contract.ts';
import { scheduleList } from '../rules/schedule-list.ts';
import { PlanButton } from './plan-button.tsx';

export function useScheduleColumns(): Column<ScheduleRow>[] {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return useListColumns<typeof scheduleList, ScheduleRow>(scheduleList, {
    what: {
      isTitle: true,
      cell: (row) => <span className="nowrap">{t(`CERT_CYCLE_${row.Kind}`, { no: row.No })}</span>,
    },
    due: {
      cell: (row) => (
        // A special assessment is due on no day of the cycle; it has the day on which it was started.
        <span className="nowrap num">
          {row.Kind === 'SPECIAL'
            ? t('SCHEDULE_STARTED', { date: format.date(row.On) })
            : format.date(row.On)}
        </span>
      ),
    },
    no: { cell: (row) => <span className="nowrap">{row.CertificateNo}</span> },
    org: {
      cell: (row) => (
        <>
          {localized(row.OrgName)}
          <Words as="span" isBlock tone="faint" size="xs">
            {localized(row.ServiceName)}
          </Words>
        </>
      ),
    },
    state: {
      isBadge: true,
      cell: (row) => <Badge tone={MARK_TONES[row.State]}>{t(`CERT_CYCLE_${row.State}`)}</Badge>,
    },
    opens: { from: 'lg', value: (row) => row.Opens },
    file: {
      from: 'md',
      cell: (row) =>
        row.Application ? (
          <AppLink href={viewAddress(row.Application.ApplicationKey)} className="nowrap">
            {row.Application.ApplicationNo ?? t('APP_NO_NUMBER')}
          </AppLink>
        ) : row.IsUnplanned ? (
          <Row as="span" gap="xs" lines="2xs">
            <Words as="span" tone="amber" className="nowrap">
              {t('SCHEDULE_NOT_PLANNED')}
            </Words>
            <PlanButton
              certificateKey={row.CertificateKey}
              subject={`${t(`CERT_CYCLE_${row.Kind}`, { no: row.No })} · ${row.CertificateNo}`}
            />
          </Row>
        ) : (
          format.date(null)
        ),
    },
  });
}
