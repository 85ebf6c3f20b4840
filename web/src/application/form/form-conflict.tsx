import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Somebody else was faster; nothing typed here is lost. */
export function FormConflict({ onTake }: { onTake: () => Promise<void> }) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const take = (): void => {
    setIsBusy(true);
    void onTake().finally(() => setIsBusy(false));
  };
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('FORM_CONFLICT')} icon={<IconAlertTriangle size={18} />}>
      {t('FORM_CONFLICT_HELP')}
      <Button mt={10} display="block" variant="default" loading={isBusy} onClick={take}>
        {t('FORM_CONFLICT_LOAD')}
      </Button>
    </Alert>
  );
}
