import { overpaymentLeft } from '#modules/billing/invoices/rules/index.ts';
import { cardText, failureKey } from '#modules/billing/invoices/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './pay-online.module.css';
import type { PayState } from './pay-state.ts';

/**
 * Notice in an invoice's card payment panel with the state of the payment (confirming, in progress, paid,
 * overpaid, declined, cancelled) and what happens next.
 */
export function PayNotice({ state }: { state: PayState }) {
  const t = useText();
  const format = useFormat();
  switch (state.Kind) {
    case 'CONFIRMING':
      return (
        <Notice tone="info" title={t('PAYCARD_CONFIRMING')}>
          {t('PAYCARD_CONFIRMING_TEXT')}
          <Words as="span" isBlock mt="sm" round="sm" className={classes.bar} aria-hidden="true" />
        </Notice>
      );
    case 'WAITING':
      return (
        <Notice tone="info" title={t(state.CanLeave ? 'PAYCARD_WAITING' : 'PAYCARD_PROCESSING')}>
          {t('PAYCARD_WAITING_TEXT')}
        </Notice>
      );
    case 'UNDER_WAY':
      return (
        <Notice tone="warning" title={t('PAYCARD_UNDER_WAY')}>
          {state.Payment.FailureCode && `${t(failureKey(state.Payment.FailureCode))} `}
          {t('PAYCARD_UNDER_WAY_TEXT', { when: format.ago(state.Payment.At) })}
        </Notice>
      );
    case 'PAID': {
      const { Card } = state.Payment;
      return (
        <Notice tone="success" title={t('PAYCARD_PAID', { amount: format.money(state.Payment.AmountCents) })}>
          {Card ? t('PAYCARD_PAID_WITH', { card: cardText(Card, t) }) : t('PAYCARD_PAID_TEXT')}
        </Notice>
      );
    }
    case 'OVERPAYMENT':
      return (
        <Notice tone="warning" title={t('PAYCARD_OVERPAYMENT')}>
          {t('PAYCARD_OVERPAYMENT_TEXT', { amount: format.money(overpaymentLeft(state.Payment)) })}
        </Notice>
      );
    case 'DECLINED':
      return (
        <Notice tone="danger" title={t('PAYCARD_DECLINED')}>
          {t(failureKey(state.Payment.FailureCode))} {t('PAYCARD_NOT_CHARGED')}
        </Notice>
      );
    case 'OFFER':
      if (state.After === 'LEFT')
        return (
          <Notice tone="info" title={t('PAYCARD_LEFT')}>
            {t('PAYCARD_NOT_CHARGED')}
          </Notice>
        );
      return null;
    default:
      return null;
  }
}
