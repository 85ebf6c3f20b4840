import type { FinanceOverview, SurplusPayment } from '@assay/shared/payment/overview-contract.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocalized } from '../i18n/localized-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { invoiceAddress } from '../payment/invoice-addresses.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import classes from './finance.module.css';
import { SurplusDialog } from './surplus-dialog.tsx';

/** Money that nobody owed, with the way to give it back. */
export function SurplusCard({ surplus }: { surplus: FinanceOverview['Surplus'] }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const [asked, setAsked] = useState<SurplusPayment | null>(null);
  const more = surplus.Count - surplus.Rows.length;
  return (
    <div className={classes.surplus}>
      <Card title={t('FINANCE_SURPLUS')} aside={format.money(surplus.AmountCents)} isFlush>
        <p className={classes.hint}>{t('FINANCE_SURPLUS_HINT')}</p>
        {surplus.Rows.map((row) => (
          <div key={row.PaymentKey} className={classes.row}>
            <div className={classes.rowText}>
              <div className={classes.rowTitle}>{localized(row.OrgName)}</div>
              <div className={classes.meta}>
                <AppLink href={invoiceAddress(row.About)}>{row.InvoiceNo}</AppLink>
                {` · ${[row.Card, format.date(row.PaidAt)].filter(Boolean).join(' · ')}`}
              </div>
            </div>
            <span className="num">{format.amount(row.AmountCents)}</span>
            <Button
              variant="default"
              onClick={() => setAsked(row)}
              aria-label={t('FINANCE_SURPLUS_BACK_OF', {
                amount: format.money(row.AmountCents),
                invoice: row.InvoiceNo,
              })}
            >
              {t('FINANCE_SURPLUS_BACK')}
            </Button>
          </div>
        ))}
        {more > 0 && (
          <p className={classes.hint}>{t('FINANCE_SURPLUS_MORE', { count: format.number(more) })}</p>
        )}
      </Card>
      {asked && <SurplusDialog payment={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
