import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { PaymentView } from '../rules/contract.ts';
import classes from './invoice-payments.module.css';
import { RefundBadge } from './refund-badge.tsx';

/** What was given back of a payment, or is on its way. */
export function RefundEntry({ refund }: { refund: PaymentView['Refunds'][number] }) {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <div className={classes.line}>
        <span>{t(`MONEY_BACK_${refund.Kind}`)}</span>
        <span className="num">{format.money(-refund.AmountCents)}</span>
      </div>
      <div className={classes.meta}>
        {[format.dateTime(refund.DoneAt ?? refund.At), refund.By?.Name].filter(Boolean).join(' · ')}
      </div>
      {refund.Reason && <div className={classes.reason}>{refund.Reason}</div>}
      <RefundBadge status={refund.Status} />
    </li>
  );
}
