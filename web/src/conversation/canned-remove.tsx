import type { DataOf } from '@assay/shared/contract/define-route.ts';
import { type CannedAnswer, conversationRoutes } from '@assay/shared/conversation/contract.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../ui/confirm.tsx';

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
