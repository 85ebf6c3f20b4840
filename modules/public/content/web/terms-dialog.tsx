/**
 * Dialog of the app that asks a signed-in user to accept new terms, after which the interrupted request is
 * sent again, or to export data, sign out or close the account.
 */

import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { userRoutes } from '#modules/identity/accounts/rules/index.ts';
import { CloseCard, DataCard, useProfile } from '#modules/identity/accounts/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { userQuery, useUser } from '#platform/web/session/use-user.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { contentRoutes } from '../rules/contract.ts';
import { TermsChangeList } from './terms-change-list.tsx';
import { acceptedVersions, termsChanges } from './terms-changes.ts';
import classes from './terms-dialog.module.css';

type Props = { onBack: () => void; attributes: Readonly<Record<string, string>> };

/** Options for users who decline: export their data, sign out, or close the account. */
function TermsLeave({ onBack, attributes }: Props) {
  const t = useText();
  const profile = useProfile();
  return (
    <>
      <Text mb="md">{t('TERMS_DECLINE_TEXT')}</Text>
      {profile.isPending && <Skeletons lines={2} height={96} />}
      {profile.isError && <ErrorPanel error={profile.error} onRetry={() => profile.refetch()} />}
      {profile.isSuccess && (
        <Stack gap="md">
          <DataCard isStaff={!isClient(profile.data.UserRoleList)} />
          <CloseCard profile={profile.data} />
        </Stack>
      )}
      <Group justify="space-between" gap="xs" mt="lg">
        <Button {...attributes} variant="subtle" color="gray" onClick={() => void signOut()}>
          {t('ACCOUNT_LOGOUT')}
        </Button>
        <Button {...attributes} variant="default" onClick={onBack} data-autofocus>
          {t('TERMS_DECLINE_BACK')}
        </Button>
      </Group>
    </>
  );
}

/** Keeps an underlying dialog open, so that its input is not lost. */
const own = { 'data-mantine-stop-propagation': 'true' } as const;

/**
 * Shown when new terms come into force during work: after acceptance, the interrupted request is sent again.
 */
export function TermsDialog({ onAnswer }: { onAnswer: (isDone: boolean) => void }) {
  const t = useText();
  const textOf = useErrorText();
  const user = useUser();
  const terms = useGet(contentRoutes.terms, undefined, { staleMs: 0 });
  const privacy = useGet(contentRoutes.privacy, undefined, { staleMs: 0 });
  const [isLeaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isKnown = terms.data !== undefined && privacy.data !== undefined;
  const news = isKnown ? termsChanges(user, terms.data, privacy.data) : [];

  const accept = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const fresh = await call(userRoutes.updateTerms, { body: acceptedVersions(news) });
      queryClient.setQueryData(userQuery.queryKey, fresh);
      onAnswer(true);
    } catch (error) {
      setProblem(textOf(error));
      // Even newer terms are in force: they are shown before they can be accepted.
      if (error instanceof ApiError && error.Code === 'ERR_CONFLICT')
        await Promise.all([terms.refetch(), privacy.refetch()]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={() => onAnswer(false)}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      size="lg"
      zIndex={400}
      attributes={{ header: { role: 'presentation' }, content: own }}
      title={<b>{t(isLeaving ? 'TERMS_DECLINE_TITLE' : 'SITE_TERMS_UPDATE_TITLE')}</b>}
    >
      {isLeaving ? (
        <TermsLeave attributes={own} onBack={() => setLeaving(false)} />
      ) : (
        <>
          <Text>{t('TERMS_HELD_TEXT')}</Text>
          {problem && (
            <Notice tone="warning" isAlert>
              {problem}
            </Notice>
          )}
          {isKnown ? <TermsChangeList changes={news} /> : <Skeleton height={128} mt="md" />}
          <Group justify="space-between" gap="xs" mt="lg">
            <Button {...own} variant="subtle" color="gray" onClick={() => void signOut()}>
              {t('ACCOUNT_LOGOUT')}
            </Button>
            <Group gap="xs">
              <Button {...own} variant="default" onClick={() => onAnswer(false)}>
                {t('TERMS_LATER')}
              </Button>
              <Button {...own} loading={isBusy} disabled={!isKnown} onClick={accept} data-autofocus>
                {t('TERMS_ACCEPT_SEND')}
              </Button>
            </Group>
          </Group>
          <button
            type="button"
            {...own}
            className={classes.decline}
            disabled={isBusy}
            onClick={() => setLeaving(true)}
          >
            {t('TERMS_DECLINE')}
          </button>
        </>
      )}
    </Dialog>
  );
}
