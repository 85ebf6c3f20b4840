import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { OfflineRefundView } from '../rules/contract.ts';
import classes from './invoice-payments.module.css';

/**
 * Card on an invoice's page with its refunds paid out by bank transfer, cheque or cash, newest first; hidden
 * if there are none.
 */
export function OfflineRefunds({ refunds }: { refunds: readonly OfflineRefundView[] }) {
  const t = useText();
  const format = useFormat();
  if (refunds.length === 0) return null;
  return (
    <Card title={t('INVOICE_OFFLINE_REFUNDS')} isFlush>
      <Stack as="ul">
        {refunds.map((refund) => (
          <Stack key={refund.RefundKey} as="li" gap="2xs" padY="sm" padX="md" className={classes.item}>
            <Row align="stretch" justify="between" className={classes.line}>
              <b>{t('MONEY_BACK_REFUND')}</b>
              <span className="num">{format.money(-refund.AmountCents)}</span>
            </Row>
            <Words as="div" tone="faint" size="xs">
              {[format.date(refund.RefundedOn), refund.TransactionNo, refund.By?.Name]
                .filter(Boolean)
                .join(' · ')}
            </Words>
            {refund.Reason && (
              <Words as="div" size="sm" breaks="anywhere">
                {refund.Reason}
              </Words>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
