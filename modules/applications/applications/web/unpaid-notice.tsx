import { INVOICE_STATUS } from '#modules/billing/invoices/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { isReviewBeforePayment } from './payment-state.ts';

/**
 * Warning in the dialog that starts the review while the invoice is still owed: its amount and due date, and
 * why the review is nevertheless allowed; empty if nothing is owed.
 */
export function UnpaidNotice({ view }: { view: Pick<ApplicationView, 'Invoice'> }) {
  const t = useText();
  const format = useFormat();
  const { Invoice } = view;
  if (!Invoice || !isReviewBeforePayment(view)) return null;
  const { Status, IsOverdue, InvoiceNo, AmountCents, DueOn } = Invoice;
  const state = IsOverdue ? 'OVERDUE' : INVOICE_STATUS[Status].Turn === 'CHECK' ? 'PROOF' : 'OPEN';
  return (
    <Notice tone="warning" title={t(`UNPAID_${state}`)}>
      {t('UNPAID_ALLOWED', {
        number: InvoiceNo,
        amount: format.money(AmountCents),
        date: format.date(DueOn),
      })}
    </Notice>
  );
}
