/** Main screen of one application with its header, steps, actions, tabs and facts, updated live. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { CommentUpdates } from '#modules/applications/comments/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { LiveChangeNotice } from '#platform/web/ui/live-change-notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { applicationRoutes } from '../rules/contract.ts';
import { type LiveChange, liveChange } from '../rules/live-change.ts';
import { viewAddress } from './addresses.ts';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationHeader } from './application-header.tsx';
import type { ApplicationParts } from './application-parts.ts';
import classes from './application-screen.module.css';
import { ApplicationTabs } from './application-tabs.tsx';
import { ClientProgress } from './client-progress.tsx';
import { FactsCard } from './facts-card.tsx';
import { historyText } from './history-text.ts';
import { MajorsNotice } from './majors-notice.tsx';
import { MissingApplication } from './missing-application.tsx';
import { PayNotice } from './pay-notice.tsx';
import { PendingRequestNotice } from './pending-request-notice.tsx';
import { applicationNonconformities, decisionSentence } from './slots.ts';
import { StepTrack } from './step-track.tsx';
import { SubmittedPage } from './submitted-page.tsx';
import { refetchApplication, useApplication } from './use-application.ts';
import { useSheetTab } from './use-sheet-tab.ts';

/**
 * Reloads the application when other users act on it and shows who did what. Text being entered is not
 * affected.
 */
function LiveUpdates({ view }: { view: ApplicationView }) {
  const t = useText();
  const [news, setNews] = useState<LiveChange | null>(null);
  const { ApplicationKey } = view;
  const version = useRef(view.Version);
  version.current = view.Version;

  useEffect(
    () =>
      onRoom(`application:${ApplicationKey}`, (detail) => {
        const change = liveChange.safeParse(detail).data ?? null;
        // The user's own action has already updated the page with its response.
        if (change && change.Version <= version.current) return;
        // The page keeps what it shows; the next event or visit reloads it.
        void refetchApplication(ApplicationKey).catch(() => undefined);
        // Draft saves happen every few seconds, so they are not announced.
        if (change && !change.IsByYou && change.Action !== 'SAVE') setNews(change);
      }),
    [ApplicationKey],
  );
  return (
    <LiveChangeNotice text={news && updateText(news, t)} onOver={useCallback(() => setNews(null), [])} />
  );
}

function updateText({ Action, By, FromStep }: LiveChange, t: Translate): string {
  if (!By || !Action) return t('LIVE_CHANGED');
  return t('LIVE_DID', { name: By.Name, what: historyText({ Action, FromStep, Assigned: null }, t) });
}

const LATEST_COUNT = 3;

function LatestCard({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const { data } = useGet(applicationRoutes.history, { ApplicationKey: view.ApplicationKey });
  if (data?.Rows.length === 0) return null;
  const items = data?.Rows.slice(0, LATEST_COUNT).map((row) => ({
    id: row.Version,
    title: (
      <>
        <b>{row.By?.Name ?? t('HISTORY_SYSTEM')}</b> {historyText(row, t)}
      </>
    ),
    meta: [format.dateTime(row.At), row.AsRole && t(`ROLE_${row.AsRole}`)].filter(Boolean).join(' · '),
  }));
  return (
    <Card
      title={t('LATEST_TITLE')}
      aside={<AppLink href={viewAddress(view.ApplicationKey, 'history')}>{t('LATEST_ALL')}</AppLink>}
    >
      {items ? <Timeline items={items} /> : <Skeletons lines={3} />}
    </Card>
  );
}

type Props = { view: ApplicationView; parts: ApplicationParts };

/** Progress, findings and actions above the tabs. The decision sheet says the first two itself, in one place. */
function AboveTabs({ view, parts, isOnSheet }: Props & { isOnSheet: boolean }) {
  const isOfClient = isClient(useUser().UserRoleList);
  if (isOnSheet)
    return (
      <Row gap="lg" lines="md" pad="md" line="green" round="lg" className={classes.decision}>
        <decisionSentence.Part view={view} />
        <ApplicationActions view={view} DateField={parts.DateField} isSilentIfIdle />
      </Row>
    );
  return (
    <>
      {isOfClient ? (
        <Box isFramed className={classes.progress}>
          <ClientProgress row={view} />
        </Box>
      ) : (
        view.Steps.length > 0 && <StepTrack view={view} />
      )}
      <MajorsNotice view={view} />
      <ApplicationActions view={view} DateField={parts.DateField} />
      <applicationNonconformities.Part applicationKey={view.ApplicationKey} />
    </>
  );
}

function ApplicationScreen({ view, parts }: Props) {
  const sheet = useSheetTab(view);
  return (
    <div className={frame.screen}>
      <ApplicationHeader view={view} />
      {/* The current request is shown above the progress. */}
      <PendingRequestNotice view={view} />
      <PayNotice view={view} />
      <AboveTabs view={view} parts={parts} isOnSheet={sheet.isOpen} />
      <div className={sheet.isOpen ? frame.stack : frame.columns}>
        <ApplicationTabs view={view} parts={parts} sheet={sheet} />
        {!sheet.isOpen && (
          <Stack gap="md" className={classes.side}>
            <FactsCard view={view} />
            <LatestCard view={view} />
          </Stack>
        )}
      </div>
    </div>
  );
}

/** Screen `/viewform?key=`: one application. */
export function ApplicationPage({ parts }: { parts: ApplicationParts }) {
  const { key = '', submitted } = useSearchText<'key' | 'submitted'>();
  const { data, error, refetch } = useApplication(key);
  // An application that is no longer visible (404) is not shown from the cache.
  if (data && error?.Status !== 404)
    return (
      <>
        {submitted && data.SubmittedAt ? (
          <SubmittedPage view={data} />
        ) : (
          <ApplicationScreen key={data.ApplicationKey} view={data} parts={parts} />
        )}
        <LiveUpdates view={data} />
        <CommentUpdates applicationKey={data.ApplicationKey} />
      </>
    );
  return error ? (
    <MissingApplication error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeletons lines={8} height={24} />
  );
}
