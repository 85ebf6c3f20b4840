import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { usePayOnline } from './use-pay-online.ts';

/** Ends the payment under way, so that the invoice can be paid in another way. */
export function GiveUp({ online }: { online: ReturnType<typeof usePayOnline> }) {
  const t = useText();
  return (
    <Button
      variant="default"
      loading={online.busy === 'GIVE_UP'}
      disabled={online.busy === 'PAY'}
      onClick={() => void online.giveUp()}
    >
      {t('PAYCARD_GIVE_UP')}
    </Button>
  );
}
