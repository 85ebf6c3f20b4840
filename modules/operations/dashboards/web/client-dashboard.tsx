/**
 * Start page of clients: their unfinished applications with progress, those waiting for the client first,
 * and their valid certificates.
 */
import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import {
  type ApplicationRow,
  applicationRoutes,
  applicationStatuses,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import { certificateRoutes } from '#modules/certification/certificates/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes } from '../rules/contract.ts';
import { JobCard } from './application-card.tsx';
import { ClientCertificates } from './client-certificates.tsx';
import classes from './client-dashboard.module.css';
import { useFigure } from './use-figure.ts';

/** Statuses of unfinished applications. */
const RUNNING = [...applicationStatuses.open, ...applicationStatuses.scheduled].join(',');
const VALID = certificateStatuses.valid.join(',');

/**
 * Sort order: applications waiting for the client, then those in progress, then drafts, then those not yet
 * open.
 */
const { running, withBody, withClient, draft } = applicationStatuses;
const ORDER = [withClient.filter((status) => running.includes(status)), withBody, draft];
const rankOf = (row: ApplicationRow): number => {
  const rank = ORDER.findIndex((group) => group.includes(row.ApplicationStatusCode));
  return rank === -1 ? ORDER.length : rank;
};

export function ClientDashboard() {
  const t = useText();
  const localized = useLocalized();
  const user = useUser();
  const running = useGet(applicationRoutes.list, { Status: RUNNING, Sort: '-UpdatedAt', PageSize: '50' });
  const usual = useFigure(dashboardRoutes.usual).data?.Rows;
  const valid = useGet(certificateRoutes.list, { Status: VALID, Sort: 'ExpiryDate', PageSize: '10' });
  const rows = [...(running.data?.Rows ?? [])].sort((one, other) => rankOf(one) - rankOf(other));
  const add = (
    <Button component={AppLink} href="/application/add">
      {t('DASH_NEW')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={localized(user.OrgName) || user.FirstName}
        lead={
          running.data && valid.data
            ? t('DASH_CLIENT_LEAD', { running: running.data.Total, valid: valid.data.Total })
            : '\u00a0'
        }
      >
        {add}
      </PageHeader>
      <div className={classes.jobs}>
        {running.isPending && (
          <Card>
            <Skeletons lines={5} />
          </Card>
        )}
        {running.isError && !running.data && (
          <Card>
            <ErrorPanel error={running.error} onRetry={() => running.refetch()} />
          </Card>
        )}
        {running.isSuccess && rows.length === 0 && (
          <Card>
            <EmptyState
              icon={<IconFilePlus size={22} stroke={1.6} />}
              title={t('DASH_CLIENT_NONE')}
              text={t('DASH_CLIENT_NONE_TEXT')}
              action={add}
            />
          </Card>
        )}
        {rows.map((row) => (
          <JobCard
            key={row.ApplicationKey}
            row={row}
            usualDays={usual?.find((one) => one.ApplicationKey === row.ApplicationKey)?.Days ?? null}
          />
        ))}
        {/* Rendered after the content above has loaded, which would otherwise push it down. */}
        {!running.isPending && valid.data && valid.data.Rows.length > 0 && (
          <ClientCertificates rows={valid.data.Rows} />
        )}
      </div>
    </>
  );
}
