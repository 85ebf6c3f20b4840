import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

/** Somebody else was faster; nothing typed here is lost. */
export function FormConflict({ onTake }: { onTake: () => Promise<void> }) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const take = (): void => {
    setIsBusy(true);
    void onTake().finally(() => setIsBusy(false));
  };
  return (
    <Notice tone="warning" isAlert title={t('FORM_CONFLICT')}>
      {t('FORM_CONFLICT_HELP')}
      <Button mt={10} display="block" variant="default" loading={isBusy} onClick={take}>
        {t('FORM_CONFLICT_LOAD')}
      </Button>
    </Notice>
  );
}
