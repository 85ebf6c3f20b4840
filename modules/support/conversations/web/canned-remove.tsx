import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { type CannedAnswer, conversationRoutes } from '../rules/contract.ts';

type Props = {
  answer: CannedAnswer;
  onDone: (fresh: DataOf<typeof conversationRoutes.cannedList>) => void;
  onError: (error: unknown) => void;
};

/** Takes a ready-made answer away, after a question. */
export function CannedRemove({ answer, onDone, onError }: Props) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const remove = useSend(conversationRoutes.cannedRemove, {
    onSuccess: onDone,
    onError: (error) => {
      setAsked(false);
      onError(error);
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {t('CANNED_REMOVE_BUTTON')}
      </Button>
      <Confirm
        isOpen={isAsked}
        tone="danger"
        title={t('CANNED_REMOVE')}
        text={t('CANNED_REMOVE_TEXT')}
        confirmLabel={t('CANNED_REMOVE_BUTTON')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ CannedKey: answer.CannedKey, Version: answer.Version })}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
