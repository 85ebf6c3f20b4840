/** Card on an invoice's page with its overpayments by bank transfer and their return to the client. */

import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { TextBadge } from '#platform/web/ui/text-badge.tsx';
import type { OfflineOverpaymentView } from '../rules/contract.ts';
import { OVERPAYMENT_STATE } from '../rules/overpayment-state.ts';
import classes from './invoice-payments.module.css';

/** What was received in excess, and whether it was returned to the client. */
function OverpaymentEntry({ overpayment }: { overpayment: OfflineOverpaymentView }) {
  const t = useText();
  const format = useFormat();
  const { Kind, ReceivedOn, TransactionNo, ReturnedOn, ReturnNo, Reason, By } = overpayment;
  const amount = format.money(overpayment.AmountCents);
  const state = ReturnedOn ? 'REFUNDED' : 'DUE';
  return (
    <Stack as="li" gap="2xs" padY="sm" padX="md" className={classes.item}>
      <Row align="stretch" justify="between" className={classes.line}>
        <b>{t(`INVOICE_OVERPAYMENT_${Kind}`)}</b>
        <span className="num">{amount}</span>
      </Row>
      <Words as="div" tone="faint" size="xs">
        {[t('INVOICE_OVERPAYMENT_RECEIVED', { date: format.date(ReceivedOn) }), TransactionNo]
          .filter(Boolean)
          .join(' · ')}
      </Words>
      <Row align="stretch" gap="xs" mt="2xs">
        <TextBadge tone={OVERPAYMENT_STATE[state].Tone} text={`MONEY_OVERPAYMENT_${state}`} />
      </Row>
      {ReturnedOn && (
        <>
          <div>{t(`INVOICE_RETURNED_${Kind}`, { amount, date: format.date(ReturnedOn) })}</div>
          <Words as="div" tone="faint" size="xs">
            {[ReturnNo, By?.Name].filter(Boolean).join(' · ')}
          </Words>
          {Reason && (
            <Words as="div" size="sm" breaks="anywhere">
              {Reason}
            </Words>
          )}
        </>
      )}
    </Stack>
  );
}

/**
 * Card on an invoice's page with the money received by bank transfer in excess, newest first, and its return to the client;
 * hidden if there is none.
 */
export function OfflineOverpayments({ overpayments }: { overpayments: readonly OfflineOverpaymentView[] }) {
  const t = useText();
  if (overpayments.length === 0) return null;
  return (
    <Card title={t('INVOICE_OVERPAYMENTS')} isFlush>
      <Stack as="ul">
        {overpayments.map((overpayment) => (
          <OverpaymentEntry key={overpayment.OverpaymentKey} overpayment={overpayment} />
        ))}
      </Stack>
    </Card>
  );
}
