/**
 * Panel on an invoice with which the client pays by card: offers the payment, continues or cancels one in
 * progress, embeds the card form, and shows the result.
 */

import { Button } from '@mantine/core';
import { IconCreditCard, IconFlask } from '@tabler/icons-react';
import type { InvoiceView } from '#modules/billing/invoices/rules/index.ts';
import { refreshInvoices } from '#modules/billing/invoices/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { OpenedPayment } from '../../rules/online-contract.ts';
import { PaymentElement } from '../element/payment-element.tsx';
import { PayNotice } from './pay-notice.tsx';
import classes from './pay-online.module.css';
import { payState } from './pay-state.ts';
import { RETURN_PARAMETER } from './return-parameter.ts';
import { usePayOnline } from './use-pay-online.ts';
import { usePolling } from './use-polling.ts';

/** Button that cancels the payment in progress, so that the invoice can be paid in another way. */
function AbandonPayment({ online }: { online: ReturnType<typeof usePayOnline> }) {
  const t = useText();
  return (
    <Button
      variant="default"
      loading={online.busy === 'GIVE_UP'}
      disabled={online.busy === 'PAY'}
      onClick={() => void online.abandon()}
    >
      {t('PAYCARD_GIVE_UP')}
    </Button>
  );
}

type PendingPaymentProps = {
  /** Null while the bank processes the payment: it can no longer be cancelled. */
  online: ReturnType<typeof usePayOnline> | null;
  onRetry: (() => void) | null;
};

/** Actions for a payment that was started. */
function PendingPayment({ online, onRetry }: PendingPaymentProps) {
  const t = useText();
  return (
    <Row align="stretch" gap="xs">
      {online && (
        <Button
          loading={online.busy === 'PAY'}
          disabled={online.busy === 'GIVE_UP'}
          onClick={() => void online.goOn()}
        >
          {t('PAYCARD_GO_ON')}
        </Button>
      )}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('PAYCARD_CHECK_AGAIN')}
        </Button>
      )}
      {online && <AbandonPayment online={online} />}
    </Row>
  );
}

type PayOfferProps = {
  amountCents: number;
  isRetry: boolean;
  isBusy: boolean;
  onPay: () => void;
};

/** Button with the amount. The amount comes from the invoice and is never sent. */
function PayOffer({ amountCents, isRetry, isBusy, onPay }: PayOfferProps) {
  const t = useText();
  const format = useFormat();
  const amount = format.money(amountCents);
  return (
    <Stack gap="xs">
      <Button
        size="md"
        fullWidth
        className={classes.button}
        leftSection={<IconCreditCard size={19} stroke={1.7} aria-hidden="true" />}
        loading={isBusy}
        onClick={onPay}
      >
        {t(isRetry ? 'PAYCARD_AGAIN' : 'PAYCARD_BUTTON', { amount })}
      </Button>
      <Words tone="soft" size="xs" className={classes.lead}>
        {t(isBusy ? 'PAYCARD_LEAVING' : 'PAYCARD_LEAD')}
      </Words>
    </Stack>
  );
}

/** Notice shown wherever a user pays through the sandbox; afterwards, only a note that it was a test. */
function TestMode({ isOver }: { isOver: boolean }) {
  const t = useText();
  return (
    <p className={classes.test}>
      <IconFlask size={17} stroke={1.8} aria-hidden="true" />
      <span>
        <b>{t('PAYCARD_TEST')}</b> {!isOver && t('PAYCARD_TEST_TEXT')}
      </span>
    </p>
  );
}

type Props = { opened: OpenedPayment; invoice: InvoiceView; onSent: () => void };

/** Embeds the provider's own form. */
function ElementPlace({ opened, invoice, onSent }: Props) {
  const { ClientSecret, PublishableKey, Account } = opened;
  if (ClientSecret === null || PublishableKey === null) return null;
  const { origin, pathname } = window.location;
  return (
    <PaymentElement
      opened={{ clientSecret: ClientSecret, publishableKey: PublishableKey, account: Account }}
      amountCents={invoice.AmountCents}
      returnUrl={`${origin}${pathname}${RETURN_PARAMETER}`}
      onSent={onSent}
    />
  );
}

/**
 * Panel for paying an invoice by card, from the button to the provider's result. Renders nothing if there is
 * nothing to pay.
 */
export function PayOnline({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const IsBack = useSearchText<'returned'>().returned !== undefined;
  const online = usePayOnline(invoice);
  const isAwaited = payState(invoice, { HasReturned: IsBack, HasTimedOut: false }).Kind === 'CONFIRMING';
  const { isOver, again } = usePolling(isAwaited, refreshInvoices);
  const state = payState(invoice, { HasReturned: IsBack, HasTimedOut: isOver });
  if (state.Kind === 'NONE') return null;

  const isEnded = state.Kind === 'PAID' || state.Kind === 'OVERPAYMENT';
  const provider = 'Payment' in state ? state.Payment.Provider : invoice.OnlineProvider;
  return (
    <Card title={t(isEnded ? 'PAYCARD_TITLE_OVER' : 'PAYCARD_TITLE')}>
      <Stack gap="md">
        {provider === 'SANDBOX' && <TestMode isOver={isEnded} />}
        {online.opened ? (
          <>
            <ElementPlace opened={online.opened} invoice={invoice} onSent={online.sent} />
            <AbandonPayment online={online} />
          </>
        ) : (
          <>
            <div role="status" className={classes.quiet}>
              <PayNotice state={state} />
            </div>
            {state.Kind === 'UNDER_WAY' && <PendingPayment online={online} onRetry={null} />}
            {state.Kind === 'WAITING' && (
              <PendingPayment online={state.CanLeave ? online : null} onRetry={again} />
            )}
            {(state.Kind === 'OFFER' || state.Kind === 'DECLINED') && (
              <PayOffer
                amountCents={invoice.AmountCents}
                isRetry={state.Kind === 'DECLINED'}
                isBusy={online.busy === 'PAY'}
                onPay={() => void online.pay()}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
