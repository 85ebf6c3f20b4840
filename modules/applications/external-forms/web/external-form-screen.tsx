/**
 * Form screen of an application whose form is on an external server: clients filling it in see the embedded
 * form, then the received answers to submit; everyone else sees the answers read-only.
 */

import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  type FormScreenProps,
  type PointAnswersHandle,
  refetchApplication,
  StatusBadge,
  usePointAnswers,
  viewAddress,
} from '#modules/applications/applications/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { externalFormRoutes } from '../rules/contract.ts';
import { EntryAnswers } from './entry-answers.tsx';
import classes from './external-form.module.css';
import { FormFrame } from './form-frame.tsx';

/** Refetch interval for entries, in case there is no live connection. */
const STALE_AFTER_MS = 15_000;

type Entries = DataOf<typeof externalFormRoutes.entries>;

/** The application's entries, refetched when a live event arrives. */
function useEntries(ApplicationKey: string, isLive: boolean) {
  useEffect(() => {
    if (!isLive) return;
    return onRoom(`application:${ApplicationKey}`, () => {
      void queryClient.invalidateQueries({
        queryKey: queryKeyOf(externalFormRoutes.entries, { ApplicationKey }),
      });
      // The page keeps what it shows; the entries are polled as well.
      void refetchApplication(ApplicationKey).catch(() => undefined);
    });
  }, [ApplicationKey, isLive]);
  return useGet(externalFormRoutes.entries, { ApplicationKey }, isLive ? { refetchMs: STALE_AFTER_MS } : {});
}

/** Shows the embedded form first and the received answers afterwards. */
export function ExternalFormScreen({ form, application, isView }: FormScreenProps) {
  const t = useText();
  const nameOf = useApplicationName();
  const localized = useLocalized();
  const { ApplicationKey } = application;
  const { UserRoleList } = useUser();
  const isFilling = !isView && application.IsAbleToEditForm && isClient(UserRoleList);
  const entries = useEntries(ApplicationKey, isFilling);
  // Point answers are kept here while the frame is shown again, and the user is warned before leaving.
  const pointAnswers = usePointAnswers(form.Points);
  const [first] = useState(() => JSON.stringify(pointAnswers.sent()));
  const [isSending, setSending] = useState(false);
  const isWritten = isFilling && !isSending && JSON.stringify(pointAnswers.sent()) !== first;
  const warning = useUnsavedWarning(isWritten);
  return (
    <Stack gap="md" className={classes.screen}>
      <PageHeader
        title={localized(application.ServiceName)}
        lead={t(`TYPE_${application.AssessmentType}`)}
        crumbs={[
          { label: t('MENU_APPLICATIONS'), href: '/applications' },
          { label: nameOf(application), href: viewAddress(ApplicationKey) },
          { label: t('TITLE_APPLICATION_EDIT') },
        ]}
      >
        <StatusBadge status={application.ApplicationStatusCode} step={application.CurrentStep} />
      </PageHeader>
      {!entries.data && entries.error ? (
        <ErrorPanel error={entries.error} onRetry={() => void entries.refetch()} />
      ) : !entries.data ? (
        <Skeletons lines={8} height={24} />
      ) : isFilling ? (
        <Filling
          key={ApplicationKey}
          form={form}
          application={application}
          answers={pointAnswers}
          onSending={setSending}
          entries={entries.data}
        />
      ) : (
        <EntryAnswers form={form} application={application} answers={pointAnswers} isView={isView} />
      )}
      {warning}
    </Stack>
  );
}

type FillingProps = Omit<FormScreenProps, 'isView'> & {
  answers: PointAnswersHandle;
  onSending: (isSending: boolean) => void;
  entries: Entries;
};

const currentOf = ({ Rows }: Entries): string | null => Rows.find((row) => row.IsCurrent)?.EntryKey ?? null;

/** Shows the frame until an entry arrives, then its answers, from which the user can return to the frame. */
function Filling({ form, application, answers, onSending, entries }: FillingProps) {
  const t = useText();
  const current = currentOf(entries);
  const [isFrame, setIsFrame] = useState(current === null);
  const known = useRef({ current, newest: entries.Rows[0]?.EntryKey ?? null });
  const newest = entries.Rows[0] ?? null;
  useEffect(() => {
    if (current === known.current.current) return;
    known.current = { current, newest: newest?.EntryKey ?? null };
    setIsFrame(false);
    window.scrollTo({ top: 0 });
  }, [current, newest]);

  if (!isFrame)
    return (
      <EntryAnswers
        form={form}
        application={application}
        answers={answers}
        onSending={onSending}
        receivedAt={entries.Rows.find((row) => row.IsCurrent)?.ReceivedAt ?? null}
        onChange={() => {
          known.current.newest = newest?.EntryKey ?? null;
          setIsFrame(true);
        }}
      />
    );
  // An entry that arrived after the form was opened but was not imported; its reason is shown.
  const refused = newest && newest.EntryKey !== known.current.newest && !newest.IsCurrent ? newest : null;
  return (
    <>
      <Words tone="soft">{t('FRAME_HELP')}</Words>
      {refused && (
        <Notice tone="warning" isAlert title={t('ENTRY_NOT_TAKEN')}>
          {refused.Reason ?? t(`ENTRY_OUTCOME_${refused.Outcome}`)}
        </Notice>
      )}
      <FormFrame application={application} />
      {current !== null && (
        <Row align="stretch" justify="between" gap="xs" className={classes.footer}>
          <Button variant="default" onClick={() => setIsFrame(false)}>
            {t('FRAME_BACK')}
          </Button>
        </Row>
      )}
    </>
  );
}
