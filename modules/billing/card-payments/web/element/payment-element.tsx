/**
 * Stripe's card form embedded in an invoice's payment panel, with its pay button and errors; the card number
 * is visible to the payer and Stripe only, and the outcome comes from Stripe's report.
 */

import { Button, Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './payment-element.module.css';
import { problemText } from './problem-text.ts';
import { type Opened, useStripeForm } from './use-stripe-form.ts';

type Props = {
  opened: Opened;
  /** Amount to display, HKD cents; the amount charged was fixed when the payment was opened. */
  amountCents: number;
  /** URL to which the bank's own page returns, if the bank asks for authentication. */
  returnUrl: string;
  /**
   * Called when Stripe has accepted the card: the outcome is what Stripe reports to the portal, not what
   * happened here.
   */
  onSent: () => void;
};

/** Stripe's embedded form. The card number is visible to the payer and Stripe only. */
export function PaymentElement({ opened, amountCents, returnUrl, onSent }: Props) {
  const t = useText();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const { state, made, again } = useStripeForm(place, opened);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const form = made.current;
    if (!form || isPaying) return;
    setPaying(true);
    setProblem(null);
    try {
      const { error } = await form.stripe.confirmPayment({
        elements: form.form,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      if (!error) return onSent();
      setProblem(problemText(error, t));
    } catch {
      // The script of the provider failed or the connection was lost: the outcome is unknown, as the text says.
      setProblem(t('ELEMENT_UNKNOWN'));
    }
    setPaying(false);
  };
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void pay(event)} aria-label={t('ELEMENT_TITLE')}>
      {state === 'AWAY' && (
        <Notice tone="danger" title={t('ELEMENT_AWAY')} isAlert>
          {t('ELEMENT_AWAY_TEXT')}
          <br />
          <Button size="xs" variant="default" mt="xs" onClick={again}>
            {t('ERROR_RETRY')}
          </Button>
        </Notice>
      )}
      {state === 'LOADING' && (
        <Stack gap="sm" role="status" aria-label={t('ELEMENT_LOADING')}>
          <Skeleton height={44} radius="md" />
          <Skeleton height={44} radius="md" />
          <Skeleton height={44} radius="md" />
        </Stack>
      )}
      <div ref={place} className={state === 'READY' ? undefined : classes.hidden} />
      {problem && (
        <Notice tone="danger" isAlert>
          {problem}
        </Notice>
      )}
      {state === 'READY' && (
        <>
          <Button type="submit" size="md" fullWidth className={classes.button} loading={isPaying}>
            {t('ELEMENT_PAY', { amount: format.money(amountCents) })}
          </Button>
          <Row
            as="p"
            isOneLine
            align="stretch"
            justify="center"
            gap="xs"
            tone="faint"
            size="xs"
            className={classes.safe}
          >
            <IconLock size={15} stroke={1.8} aria-hidden="true" />
            <span>{t('ELEMENT_SAFE')}</span>
          </Row>
        </>
      )}
    </Stack>
  );
}
