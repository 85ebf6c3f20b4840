import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { GiveUp } from './give-up.tsx';
import classes from './pay-online.module.css';
import type { usePayOnline } from './use-pay-online.ts';

type Props = {
  /** Null where the bank works on it: then it cannot be left any more. */
  online: ReturnType<typeof usePayOnline> | null;
  onAgain: (() => void) | null;
};

/** What can be done with a payment that was begun. */
export function PaymentUnderWay({ online, onAgain }: Props) {
  const t = useText();
  return (
    <div className={classes.ways}>
      {online && (
        <Button
          loading={online.busy === 'PAY'}
          disabled={online.busy === 'GIVE_UP'}
          onClick={() => void online.goOn()}
        >
          {t('PAYCARD_GO_ON')}
        </Button>
      )}
      {onAgain && (
        <Button variant="default" onClick={onAgain}>
          {t('PAYCARD_LOOK_AGAIN')}
        </Button>
      )}
      {online && <GiveUp online={online} />}
    </div>
  );
}
