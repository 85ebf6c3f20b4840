import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { type mailRow, outboxRoutes } from '../rules/mail-contract.ts';
import { DiscardDialog } from './discard-dialog.tsx';

type Props = { mail: z.infer<typeof mailRow>; onDone: () => void };

/**
 * Part of the email side panel for a failed email: the error, a button to send it again unless its one-time
 * link has expired, and one to discard it.
 */
export function MailActions({ mail, onDone }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [isAsking, setAsking] = useState(false);
  const done = (text: string) => () => {
    toast(text);
    onDone();
  };
  const onError = (error: unknown) => {
    setAsking(false);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(outboxRoutes.outbox) });
    toastError(error);
  };
  const retry = useSend(outboxRoutes.retry, { onSuccess: done(t('MAIL_RETRIED')), onError });
  const discard = useSend(outboxRoutes.discard, { onSuccess: done(t('MAIL_DISCARDED')), onError });
  if (mail.Status !== 'FAILED') return null;
  return (
    <>
      {mail.Error && (
        <Notice tone="danger" title={t('MAIL_ERROR')}>
          {mail.Error}
        </Notice>
      )}
      {!mail.IsRetryable && <Notice tone="warning">{t('MAIL_LINK_OVER')}</Notice>}
      <Group gap="xs" my="md">
        {mail.IsRetryable && (
          <Button loading={retry.isPending} onClick={() => retry.mutate({ MailKey: mail.MailKey })}>
            {t('MAIL_RETRY')}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('MAIL_DISCARD')}
        </Button>
      </Group>
      <DiscardDialog
        isOpen={isAsking}
        title={t('MAIL_DISCARD_TITLE')}
        text={t('MAIL_DISCARD_TEXT')}
        isBusy={discard.isPending}
        onDiscard={(Remark) => discard.mutate({ MailKey: mail.MailKey, Remark })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
