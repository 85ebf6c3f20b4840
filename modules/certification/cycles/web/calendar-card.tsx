/**
 * Card on the profile with which users create, renew and remove the secret address where their calendar
 * program reads due dates; the address is shown only once.
 */

import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useCopy } from '#platform/web/ui/use-copy.ts';
import { cycleRoutes } from '../rules/contract.ts';
import classes from './calendar.module.css';

/** The secret address with a copy button, while it is visible. */
function CalendarAddress({ address }: { address: string }) {
  const t = useText();
  const copy = useCopy();
  return (
    <Stack gap="xs" pad="md" mb="md" ground="amber" line="amber" round="md" className={classes.address}>
      <TextInput
        label={t('CALENDAR_URL')}
        description={t('CALENDAR_URL_HINT')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<IconCopy size={17} />} onClick={() => void copy(address)}>
        {t('CALENDAR_COPY')}
      </Button>
    </Stack>
  );
}

const key = queryKeyOf(cycleRoutes.feed);

/**
 * Address at which the user's calendar program reads the due dates. It is shown only once, when it is
 * created.
 */
export function CalendarCard() {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const feed = useGet(cycleRoutes.feed);
  const [address, setAddress] = useState<string | null>(null);
  const [pendingAction, setPendingAction] = useState<'renew' | 'remove' | null>(null);
  const renew = useSend(cycleRoutes.renewFeed, {
    onSuccess: ({ Url, ...fresh }) => {
      queryClient.setQueryData(key, fresh);
      setAddress(Url);
      setPendingAction(null);
    },
    onError: toastError,
  });
  const remove = useSend(cycleRoutes.removeFeed, {
    onSuccess: (fresh) => {
      queryClient.setQueryData(key, fresh);
      setAddress(null);
      setPendingAction(null);
      toast(t('CALENDAR_REMOVED'));
    },
    onError: toastError,
  });
  const { data } = feed;
  return (
    <Card title={t('CALENDAR_TITLE')}>
      <Words mb="md" tone="soft" size="sm">
        {t('CALENDAR_TEXT')}
      </Words>
      {feed.isPending && <Skeletons lines={2} />}
      {feed.isError && <ErrorPanel error={feed.error} onRetry={() => feed.refetch()} />}
      {address && <CalendarAddress address={address} />}
      {data?.HasFeed && (
        <Words mb="md" tone="soft" size="sm">
          {t('CALENDAR_SINCE', { date: format.date(data.CreatedAt) })}{' '}
          {data.SeenAt ? t('CALENDAR_SEEN', { date: format.dateTime(data.SeenAt) }) : t('CALENDAR_UNSEEN')}
        </Words>
      )}
      {data && (
        <Row align="stretch" gap="xs">
          <Button
            variant={data.HasFeed ? 'default' : 'filled'}
            loading={renew.isPending}
            onClick={() => (data.HasFeed ? setPendingAction('renew') : renew.mutate({}))}
          >
            {t(data.HasFeed ? 'CALENDAR_RENEW' : 'CALENDAR_GENERATE')}
          </Button>
          {data.HasFeed && (
            <Button variant="default" onClick={() => setPendingAction('remove')}>
              {t('CALENDAR_REMOVE')}
            </Button>
          )}
        </Row>
      )}
      <Confirm
        isOpen={pendingAction !== null}
        title={t(pendingAction === 'remove' ? 'CALENDAR_REMOVE_TITLE' : 'CALENDAR_RENEW_TITLE')}
        confirmLabel={t(pendingAction === 'remove' ? 'CALENDAR_REMOVE' : 'CALENDAR_RENEW_DO')}
        text={t(pendingAction === 'remove' ? 'CALENDAR_REMOVE_ASK' : 'CALENDAR_RENEW_ASK')}
        tone={pendingAction === 'remove' ? 'danger' : 'primary'}
        isBusy={renew.isPending || remove.isPending}
        onConfirm={() => (pendingAction === 'remove' ? remove.mutate({}) : renew.mutate({}))}
        onCancel={() => setPendingAction(null)}
      />
    </Card>
  );
}
