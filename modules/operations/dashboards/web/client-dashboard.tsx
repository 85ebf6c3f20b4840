/**
 * Start page of clients: their unfinished applications with progress, those waiting for the client first,
 * and their certificates in force.
 */

import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  type ApplicationRow,
  applicationRoutes,
  applicationStatuses,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import {
  nonconformityRoutes,
  nonconformityStatuses,
} from '#modules/applications/nonconformities/rules/index.ts';
import { invoiceRoutes, invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { certificateRoutes } from '#modules/certification/certificates/rules/index.ts';
import { cycleRoutes } from '#modules/certification/cycles/rules/index.ts';
import { isMainClient } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes } from '../rules/contract.ts';
import { JobCard } from './application-card.tsx';
import { ClientCertificates } from './client-certificates.tsx';
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
const rankOf = (row: ApplicationRow): number => {
  const rank = ORDER.findIndex((group) => group.includes(row.ApplicationStatusCode));
  // An invoice to pay comes before what needs nothing from the client, after what the client has to answer.
  return row.PaymentDueOn !== null && rank > 0 ? 0.5 : rank === -1 ? ORDER.length : rank;
};
/** An assessment of the cycle that can be started now is due, and listed as such. */
const isListed = ({ ApplicationStatusCode, StartDateTime }: ApplicationRow): boolean =>
  !scheduled.includes(ApplicationStatusCode) ||
  StartDateTime === null ||
  new Date(StartDateTime) > new Date();
const isSubmitted = ({ ApplicationStatusCode }: ApplicationRow): boolean =>
  running.includes(ApplicationStatusCode);
const isToAnswer = (row: ApplicationRow): boolean =>
  isSubmitted(row) && withClient.includes(row.ApplicationStatusCode);
/** Invoices to pay, the earliest due first. */
const UNPAID = { Status: invoiceStatuses.withPayer.join(','), Sort: 'DueOn', PageSize: '50' };
/** Nonconformities to respond to, the earliest due first. */
const TO_ANSWER = { Status: nonconformityStatuses.withClient.join(','), Sort: 'DueOn', PageSize: '50' };

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
  const nonconformities = useGet(nonconformityRoutes.list, TO_ANSWER).data?.Rows ?? [];
  const isToRespond = (row: ApplicationRow): boolean =>
    nonconformities.some(({ ApplicationKey }) => ApplicationKey === row.ApplicationKey);
  const tasks = useGet(cycleRoutes.tasks).data?.Rows ?? [];
  // A draft for a certificate is one of the tasks, with its date.
  const isTask = ({ ApplicationKey }: ApplicationRow): boolean =>
    tasks.some(({ Running }) => Running?.IsDraft && Running.ApplicationKey === ApplicationKey);
  const rows = (running.data?.Rows ?? [])
    .filter((row) => isListed(row) && !isTask(row))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
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
            ? t(isPayer ? 'DASH_CLIENT_LEAD' : 'DASH_SUB_LEAD', {
                running: rows.filter(isSubmitted).length,
                valid: valid.data.Total,
              })
            : '\u00a0'
        }
      >
        {add}
      </PageHeader>
      <Stack gap="md">
        {!running.isPending && (
          <ClientTasks
            toAnswer={rows.filter(isToAnswer)}
            nonconformities={nonconformities}
            invoices={unpaid}
            tasks={tasks}
          />
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
        {running.isSuccess && rows.length + tasks.length === 0 && (
          <Card>
            <NoApplications isPayer={isPayer} action={add} />
          </Card>
        )}
        {rows.map((row) => (
          <JobCard
            key={row.ApplicationKey}
            row={row}
            isToRespond={isToRespond(row)}
            usualDays={usual?.find((one) => one.ApplicationKey === row.ApplicationKey)?.Days ?? null}
          />
        ))}
        {/* Rendered after the content above has loaded, which would otherwise push it down. */}
        {!running.isPending && inForce.data && inForce.data.Rows.length > 0 && (
          <ClientCertificates rows={inForce.data.Rows} />
        )}
      </Stack>
    </>
  );
}

/** Sub-accounts see only what is shared with them, so the words are about them, not about the organisation. */
function NoApplications({ isPayer, action }: { isPayer: boolean; action: ReactNode }) {
  const t = useText();
  return (
    <EmptyState
      icon={<IconFilePlus size={22} stroke={1.6} />}
      title={t(isPayer ? 'DASH_CLIENT_NONE' : 'DASH_SUB_NONE')}
      text={t(isPayer ? 'DASH_CLIENT_NONE_TEXT' : 'DASH_SUB_NONE_TEXT')}
      action={action}
    />
  );
}
