/** Before an unchanged application is submitted again: a returned one without queries needs a confirmation. */
import { Checkbox, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

type Props = {
  /** Every query was answered in words, which is enough. */
  hasReplied: boolean;
  /** It was submitted without the tick. */
  isMissing: boolean;
  /** Receives the focus if it is missing. */
  box: RefObject<HTMLInputElement | null>;
  onConfirm: (isConfirmed: boolean) => void;
};

export function UnchangedNotice({ hasReplied, isMissing, box, onConfirm }: Props) {
  const t = useText();
  if (hasReplied) return <Notice tone="warning">{t('FORM_REVIEW_UNCHANGED')}</Notice>;
  return (
    <Notice tone="warning">
      <Text inherit mb="xs">
        {t('FORM_REVIEW_NOT_CHANGED')}
      </Text>
      <Checkbox
        ref={box}
        label={t('FORM_REVIEW_SEND_UNCHANGED')}
        error={isMissing && t('FORM_REVIEW_TICK_UNCHANGED')}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </Notice>
  );
}
