import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';

/** Button that opens the comparison of a draft with the published version. */
export function CompareButton({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  return (
    <Button variant="default" onClick={onOpen} aria-label={t('CONTENT_COMPARE_DRAFT')}>
      {t('CONTENT_COMPARE')}
    </Button>
  );
}
