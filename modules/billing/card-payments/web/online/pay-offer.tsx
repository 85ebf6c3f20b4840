import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './pay-online.module.css';

type Props = {
  amountCents: number;
  isAgain: boolean;
  isBusy: boolean;
  onPay: () => void;
};

/** The amount on a button; what it is comes from the invoice, and is never sent. */
export function PayOffer({ amountCents, isAgain, isBusy, onPay }: Props) {
  const t = useText();
  const format = useFormat();
  const amount = format.money(amountCents);
  return (
    <div className={classes.offer}>
      <Button
        size="md"
        fullWidth
        className={classes.button}
        leftSection={<IconCreditCard size={19} stroke={1.7} aria-hidden="true" />}
        loading={isBusy}
        onClick={onPay}
      >
        {t(isAgain ? 'PAYCARD_AGAIN' : 'PAYCARD_BUTTON', { amount })}
      </Button>
      <p className={classes.lead}>{t(isBusy ? 'PAYCARD_LEAVING' : 'PAYCARD_LEAD')}</p>
    </div>
  );
}
