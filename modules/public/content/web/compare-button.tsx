import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';

/** The way from a draft to what is new in it. */
export function CompareButton({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  return (
    <Button variant="default" onClick={onOpen} aria-label={t('CONTENT_COMPARE_DRAFT')}>
      {t('CONTENT_COMPARE')}
    </Button>
  );
}
