/**
 * Log screen of the operators with tabs for events, exceptions, emails and background jobs (the last two
 * only for ADMIN and IT), their exports, and the result of the last integrity check.
 */

import { Tabs } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { type ComponentProps, Suspense } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import row from '#platform/web/ui/tabs.module.css';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { logRoutes } from '../rules/contract.ts';
import { jobRoutes } from '../rules/job-contract.ts';
import { outboxRoutes } from '../rules/mail-contract.ts';
import { eventLogPermissions } from '../rules/permissions.ts';
import { EventLog } from './event-log.tsx';
import classes from './log.module.css';

/** Number of hash characters shown: enough to write down and compare. */
const SHOWN = 16;

/** Shows the result of the last integrity check of the event log, and the newest seal. */
function ChainState() {
  const t = useText();
  const format = useFormat();
  const { data } = useGet(logRoutes.chain);
  if (!data)
    return (
      <Row as="span" align="stretch" gap="md" lines="2xs" className={classes.chain}>
        …
      </Row>
    );
  const { Checked, Sealed } = data;
  const isBroken = Checked !== null && Checked.Differences > 0;
  const Icon = isBroken ? IconAlertTriangle : IconShieldCheck;
  return (
    <Row as="span" align="stretch" gap="md" lines="2xs" className={classes.chain}>
      <span className={isBroken ? classes.broken : classes.whole}>
        <Icon size={16} aria-hidden="true" />
        {summary()}
      </span>
      {Sealed && (
        <Words as="span" tone="faint" breaks="anywhere" className="num" title={t('LOG_CHAIN_HELP')}>
          {t('LOG_CHAIN_SEAL', { no: Sealed.No, hash: Sealed.Hash.slice(0, SHOWN) })}
        </Words>
      )}
    </Row>
  );

  function summary(): string {
    if (!Checked) return Sealed ? t('LOG_CHAIN_UNCHECKED', { row: Sealed.Row }) : t('LOG_CHAIN_NONE');
    const moment = format.dateTime(Checked.At);
    if (!isBroken) return t('LOG_CHAIN_WHOLE', { row: Checked.Row ?? 0, moment });
    const first = Checked.First ? `${Checked.First.About} – ${t(`AUDIT_CHECK_${Checked.First.Check}`)}` : '';
    return t('LOG_CHAIN_BROKEN', { count: Checked.Differences, first });
  }
}

const Exceptions = lazyPart(() => import('./exceptions.tsx'), 'Exceptions');
const MailOutbox = lazyPart(() => import('./mail-outbox.tsx'), 'MailOutbox');
const JobQueue = lazyPart(() => import('./job/job-queue.tsx'), 'JobQueue');

const TABS = ['log', 'exceptions', 'mail', 'jobs'] as const;
type TabName = (typeof TABS)[number];
/** Tabs that only ADMIN and IT can open. */
const RUNNING: readonly TabName[] = ['mail', 'jobs'];

/** Each tab is a separate list with its own export. */
const EXPORTS = {
  log: { list: 'LOGS', route: logRoutes.list },
  exceptions: { list: 'EXCEPTIONS', route: logRoutes.exceptions },
  mail: { list: 'EMAILS', route: outboxRoutes.outbox },
  jobs: { list: 'JOBS', route: jobRoutes.list },
} as const satisfies Record<TabName, ComponentProps<typeof ExportButton>>;

/** Shows the tabs for events, exceptions, emails and background jobs. */
export function LogsPage() {
  const t = useText();
  const go = useNavigateTo();
  const { UserRoleList } = useUser();
  const isRunning = hasPermission(UserRoleList, eventLogPermissions.MANAGE_JOBS);
  const tabs = TABS.filter((one) => isRunning || !RUNNING.includes(one));
  const requestedTab = useSearchText<'tab'>().tab;
  const tab = tabs.find((one) => one === requestedTab) ?? 'log';
  return (
    <>
      <PageHeader title={t('TITLE_LOGS')} lead={<ChainState />}>
        <ExportButton key={tab} {...EXPORTS[tab]} />
      </PageHeader>
      <Tabs
        value={tab}
        onChange={(next) => go(next === 'log' ? '/logs' : `/logs?tab=${next}`)}
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label={t('LOG_TABS')} className={`${row.list} sideways`}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one} className={row.tab}>
              {t(`LOG_TAB_${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Suspense fallback={<Skeletons lines={8} />}>
          <Tabs.Panel value="log">
            <EventLog />
          </Tabs.Panel>
          <Tabs.Panel value="exceptions">
            <Exceptions />
          </Tabs.Panel>
          <Tabs.Panel value="mail">
            <MailOutbox />
          </Tabs.Panel>
          <Tabs.Panel value="jobs">
            <JobQueue />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
    </>
  );
}
