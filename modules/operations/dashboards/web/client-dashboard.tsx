/**
 * Start page of clients: their unfinished applications with progress, those waiting for the client first,
 * and their certificates in force.
 */
import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import {
  type ApplicationRow,
  applicationRoutes,
  applicationStatuses,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import { type InvoiceRow, invoiceRoutes, invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { certificateRoutes } from '#modules/certification/certificates/rules/index.ts';
import { isMainClient } from '#platform/common/access/roles.ts';
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
import { ClientTasks } from './client-tasks.tsx';
import { useFigure } from './use-figure.ts';

/** Statuses of unfinished applications. */
const RUNNING = [...applicationStatuses.open, ...applicationStatuses.scheduled].join(',');
const VALID = certificateStatuses.valid.join(',');
const IN_FORCE = certificateStatuses.inForce.join(',');

/**
 * Sort order: applications waiting for the client, then those in progress, then drafts, then those not yet
 * open.
 */
const { running, withBody, withClient, draft, scheduled } = applicationStatuses;
const ORDER = [withClient.filter((status) => running.includes(status)), withBody, draft];
const rankOf = (row: ApplicationRow, isUnpaid: boolean): number => {
  const rank = ORDER.findIndex((group) => group.includes(row.ApplicationStatusCode));
  // An invoice to pay comes before what needs nothing from the client, after what the client has to answer.
  return isUnpaid && rank > 0 ? 0.5 : rank === -1 ? ORDER.length : rank;
};
/** An assessment of the cycle that can be started now is due, and listed as such. */
const isListed = ({ ApplicationStatusCode, StartDateTime }: ApplicationRow): boolean =>
  !scheduled.includes(ApplicationStatusCode) ||
  StartDateTime === null ||
  new Date(StartDateTime) > new Date();
const isSubmitted = ({ row }: { row: ApplicationRow }): boolean =>
  running.includes(row.ApplicationStatusCode);
/** Invoices to pay, the earliest due first. */
const UNPAID = { Status: invoiceStatuses.withPayer.join(','), Sort: 'DueOn', PageSize: '50' };

export function ClientDashboard() {
  const t = useText();
  const localized = useLocalized();
  const user = useUser();
  const running = useGet(applicationRoutes.list, { Status: RUNNING, Sort: '-UpdatedAt', PageSize: '50' });
  const usual = useFigure(dashboardRoutes.usual).data?.Rows;
  const valid = useGet(certificateRoutes.list, { Status: VALID, PageSize: '10' });
  const inForce = useGet(certificateRoutes.list, { Status: IN_FORCE, Sort: 'ExpiryDate', PageSize: '10' });
  // Sub-accounts see no invoices.
  const isPayer = isMainClient(user.UserRoleList);
  const unpaid = useGet(invoiceRoutes.list, UNPAID, { enabled: isPayer }).data?.Rows ?? [];
  const invoiceOf = ({ ApplicationKey }: ApplicationRow) =>
    unpaid.find(({ About }) => About.Kind === 'APPLICATION' && About.Key === ApplicationKey);
  const ranked = (running.data?.Rows ?? []).filter(isListed).map((row) => ({ row, invoice: invoiceOf(row) }));
  const rows = ranked.toSorted(
    (one, other) => rankOf(one.row, Boolean(one.invoice)) - rankOf(other.row, Boolean(other.invoice)),
  );
  const isShown = (invoice: InvoiceRow) => rows.some((one) => one.invoice === invoice);
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
            ? t('DASH_CLIENT_LEAD', { running: rows.filter(isSubmitted).length, valid: valid.data.Total })
            : '\u00a0'
        }
      >
        {add}
      </PageHeader>
      <div className={classes.jobs}>
        {!running.isPending && (
          <ClientTasks invoices={unpaid.filter((one) => one.IsOverdue || !isShown(one))} />
        )}
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
        {rows.map(({ row, invoice }) => (
          <JobCard
            key={row.ApplicationKey}
            row={row}
            invoice={invoice}
            usualDays={usual?.find((one) => one.ApplicationKey === row.ApplicationKey)?.Days ?? null}
          />
        ))}
        {/* Rendered after the content above has loaded, which would otherwise push it down. */}
        {!running.isPending && inForce.data && inForce.data.Rows.length > 0 && (
          <ClientCertificates rows={inForce.data.Rows} />
        )}
      </div>
    </>
  );
}
