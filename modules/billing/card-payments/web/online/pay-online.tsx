import type { InvoiceView } from '#modules/billing/invoices/rules/contract.ts';
import { refreshMoney } from '#modules/billing/invoices/web/refresh-money.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ElementPlace } from './element-place.tsx';
import { GiveUp } from './give-up.tsx';
import { PayNotice } from './pay-notice.tsx';
import { PayOffer } from './pay-offer.tsx';
import classes from './pay-online.module.css';
import { payState } from './pay-state.ts';
import { PaymentUnderWay } from './payment-under-way.tsx';
import { TestMode } from './test-mode.tsx';
import { useLookAgain } from './use-look-again.ts';
import { usePayOnline } from './use-pay-online.ts';

/** Paying an invoice by card, from the button to the provider's word. Draws nothing where there is nothing to pay. */
export function PayOnline({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const IsBack = useSearchText<'returned'>().returned !== undefined;
  const online = usePayOnline(invoice);
  const isAwaited = payState(invoice, { IsBack, IsPatienceOver: false }).Kind === 'CONFIRMING';
  const { isOver, again } = useLookAgain(isAwaited, refreshMoney);
  const state = payState(invoice, { IsBack, IsPatienceOver: isOver });
  if (state.Kind === 'NONE') return null;

  const isEnded = state.Kind === 'PAID' || state.Kind === 'SURPLUS';
  const provider = 'Payment' in state ? state.Payment.Provider : invoice.OnlineProvider;
  return (
    <Card title={t(isEnded ? 'PAYCARD_TITLE_OVER' : 'PAYCARD_TITLE')}>
      <div className={classes.panel}>
        {provider === 'SANDBOX' && <TestMode isOver={isEnded} />}
        {online.opened ? (
          <>
            <ElementPlace opened={online.opened} invoice={invoice} onSent={online.sent} />
            <GiveUp online={online} />
          </>
        ) : (
          <>
            <div role="status" className={classes.quiet}>
              <PayNotice state={state} />
            </div>
            {state.Kind === 'UNDER_WAY' && <PaymentUnderWay online={online} onAgain={null} />}
            {state.Kind === 'WAITING' && (
              <PaymentUnderWay online={state.CanLeave ? online : null} onAgain={again} />
            )}
            {(state.Kind === 'OFFER' || state.Kind === 'DECLINED') && (
              <PayOffer
                amountCents={invoice.AmountCents}
                isAgain={state.Kind === 'DECLINED'}
                isBusy={online.busy === 'PAY'}
                onPay={() => void online.pay()}
              />
            )}
          </>
        )}
      </div>
    </Card>
  );
}
