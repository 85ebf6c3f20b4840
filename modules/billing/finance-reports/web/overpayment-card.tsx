import { Button } from '@mantine/core';
import { useState } from 'react';
import { cardText, invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import type { FinanceOverview, Overpayment } from '../rules/contract.ts';
import classes from './finance.module.css';
import { OverpaymentDialog } from './overpayment-dialog.tsx';

/**
 * Card on the finance overview with the card payments received for invoices already settled, each with a
 * button to refund it.
 */
export function OverpaymentCard({ overpayment }: { overpayment: FinanceOverview['Overpayments'] }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const [selected, setSelected] = useState<Overpayment | null>(null);
  const more = overpayment.Count - overpayment.Rows.length;
  return (
    <div className={classes.overpayment}>
      <Card title={t('FINANCE_OVERPAYMENT')} aside={format.money(overpayment.AmountCents)} isFlush>
        <p className={classes.hint}>{t('FINANCE_OVERPAYMENT_HINT')}</p>
        {overpayment.Rows.map((row) => (
          <TaskRow
            key={row.PaymentKey}
            title={localized(row.OrgName)}
            meta={
              <>
                <AppLink href={invoiceAddress(row.About)}>{row.InvoiceNo}</AppLink>
                {` · ${[row.Card && cardText(row.Card, t), format.date(row.PaidAt)].filter(Boolean).join(' · ')}`}
              </>
            }
            aside={<span className="num">{format.amount(row.AmountCents)}</span>}
          >
            <Button
              variant="default"
              onClick={() => setSelected(row)}
              aria-label={t('FINANCE_OVERPAYMENT_BACK_OF', {
                amount: format.money(row.AmountCents),
                invoice: row.InvoiceNo,
              })}
            >
              {t('FINANCE_OVERPAYMENT_BACK')}
            </Button>
          </TaskRow>
        ))}
        {more > 0 && (
          <p className={classes.hint}>{t('FINANCE_OVERPAYMENT_MORE', { count: format.number(more) })}</p>
        )}
      </Card>
      {selected && <OverpaymentDialog payment={selected} onClose={() => setSelected(null)} />}
    </div>
  );
}
