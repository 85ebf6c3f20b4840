import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { simplifiedOf } from '#platform/web/api/simplified-of.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { isBlankHtml } from '../../rules/html-words.ts';

type Props = { value: Localized; label: string; onSuggest: (html: string) => void };

/** The simplified text from the traditional one, with its headings and links as they are; offered while it is missing. */
export function SuggestRich({ value, label, onSuggest }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [isBusy, setBusy] = useState(false);
  if (isBlankHtml(value.CHT) || !isBlankHtml(value.CHS)) return null;
  const suggest = async () => {
    setBusy(true);
    try {
      // Tags are no Chinese: they come back as they went.
      onSuggest(await simplifiedOf(value.CHT));
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isBusy}
      aria-label={`${t('ORG_SUGGEST')}: ${label}`}
      onClick={() => void suggest()}
      style={{ justifySelf: 'start' }}
    >
      {t('ORG_SUGGEST')}
    </Button>
  );
}
