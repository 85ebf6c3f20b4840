/** Notice for those who pay with the unpaid invoice of an application: amount, due date, and the way to pay. */
import { IconReceipt } from '@tabler/icons-react';
import { isOwed } from '#modules/billing/invoices/rules/index.ts';
import { invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import { isMainClient } from '#platform/common/access/roles.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { DueRow } from '#platform/web/ui/due-row.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ApplicationView } from '../rules/contract.ts';

/** The application's invoice, if it is owed and no proof of payment is under check. */
export const unpaidInvoice = ({ Invoice, IsPaymentProof }: ApplicationView) =>
  Invoice && isOwed(Invoice.Status) && !IsPaymentProof ? Invoice : null;

export function PayNotice({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const isPayer = isMainClient(useUser().UserRoleList);
  const invoice = unpaidInvoice(view);
  // Sub-accounts see no invoice, and must not believe that nothing has to be paid.
  if (!isPayer && view.PaymentDueOn !== null)
    return (
      <Notice tone="warning" title={t('PAY_DUE_UNSEEN', { date: format.date(view.PaymentDueOn) })}>
        {t('PAY_DUE_UNSEEN_TEXT')}
      </Notice>
    );
  if (!invoice || !isPayer) return null;
  const { InvoiceNo, AmountCents, DueOn, IsOverdue, PaymentGate } = invoice;
  return (
    <Card isFlush>
      <DueRow
        icon={<IconReceipt size={20} stroke={1.7} />}
        isLate={IsOverdue}
        title={t(IsOverdue ? 'PAY_OVERDUE' : 'PAY_DUE', { no: InvoiceNo, date: format.date(DueOn) })}
        text={t(`PAY_${PaymentGate}`)}
        button={{
          label: t('PAY_AMOUNT', { amount: format.money(AmountCents) }),
          href: invoiceAddress({ Kind: 'APPLICATION', Key: view.ApplicationKey }),
          isMain: true,
        }}
      />
    </Card>
  );
}
