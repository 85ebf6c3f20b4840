import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Tone } from '#platform/web/ui/badge.tsx';
import { WordBadge } from '#platform/web/ui/word-badge.tsx';
import type { PaymentView } from '../rules/contract.ts';
import type { RefundStatus } from '../rules/statuses.ts';
import classes from './invoice-payments.module.css';

const TONES: Readonly<Record<RefundStatus, Tone>> = {
  STARTED: 'info',
  PENDING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
};

/** How far money is on its way back. */
const RefundBadge = ({ status }: { status: RefundStatus }) => (
  <WordBadge tone={TONES[status]} word={`MONEY_BACK_STATUS_${status}`} />
);

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
