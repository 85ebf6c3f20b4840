import { Button } from '@mantine/core';
import { useState } from 'react';
import { cardText, invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import type { FinanceOverview, Overpayment } from '../rules/contract.ts';
import classes from './finance.module.css';
import { OverpaymentDialog } from './overpayment-dialog.tsx';
import { OverpaymentReturnDialog } from './overpayment-return-dialog.tsx';

/**
 * Card on the finance overview with the money received in excess, each with a button to refund it to the card, or to
 * record that it was returned by bank transfer.
 */
export function OverpaymentCard({ overpayment }: { overpayment: FinanceOverview['Overpayments'] }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const [selected, setSelected] = useState<Overpayment | null>(null);
  const more = overpayment.Count - overpayment.Rows.length;
  return (
    <Words as="div" mt="lg">
      <Card title={t('FINANCE_OVERPAYMENT')} aside={format.money(overpayment.AmountCents)} isFlush>
        <Words padY="sm" padX="md" tone="soft" size="sm" className={classes.hint}>
          {t('FINANCE_OVERPAYMENT_HINT')}
        </Words>
        {overpayment.Rows.map((row) => (
          <TaskRow
            key={row.OverpaymentKey}
            title={localized(row.OrgName)}
            meta={
              <>
                <AppLink href={invoiceAddress(row.About)}>{row.InvoiceNo}</AppLink>
                {` · ${[
                  row.Source === 'CARD'
                    ? row.Card && cardText(row.Card, t)
                    : t(`FINANCE_OVERPAYMENT_${row.Source}`),
                  format.date(row.PaidAt),
                  row.Reference,
                ]
                  .filter(Boolean)
                  .join(' · ')}`}
              </>
            }
            aside={<span className="num">{format.amount(row.AmountCents)}</span>}
          >
            <Button
              variant="default"
              onClick={() => setSelected(row)}
              aria-label={t(
                row.Source === 'CARD' ? 'FINANCE_OVERPAYMENT_BACK_OF' : 'FINANCE_OVERPAYMENT_RETURN_OF',
                {
                  amount: format.money(row.AmountCents),
                  invoice: row.InvoiceNo,
                },
              )}
            >
              {t(row.Source === 'CARD' ? 'FINANCE_OVERPAYMENT_BACK' : 'FINANCE_OVERPAYMENT_RETURN')}
            </Button>
          </TaskRow>
        ))}
        {more > 0 && (
          <Words padY="sm" padX="md" tone="soft" size="sm" className={classes.hint}>
            {t('FINANCE_OVERPAYMENT_MORE', { count: format.number(more) })}
          </Words>
        )}
      </Card>
      {selected?.Source === 'CARD' && (
        <OverpaymentDialog payment={selected} onClose={() => setSelected(null)} />
      )}
      {selected && selected.Source !== 'CARD' && (
        <OverpaymentReturnDialog overpayment={selected} onClose={() => setSelected(null)} />
      )}
    </Words>
  );
}
