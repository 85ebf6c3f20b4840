/**
 * Card on an invoice's page with how it was paid, or reported as paid: method, number, date and proofs;
 * after submitting a proof, the payer sees that it awaits review.
 */

import { useEffect, useRef } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { InvoiceView } from '../rules/contract.ts';
import { isPaymentReceived } from '../rules/payment-statuses.ts';
import { INVOICE_STATUS, isOwed } from '../rules/statuses.ts';
import { cardText } from './card-text.ts';

type Props = {
  invoice: InvoiceView;
  /** The payer has just submitted the proof: its result replaces the form and receives the focus. */
  isJustGiven?: boolean;
};

/** Method, number, date and proofs of the payment. Empty if nothing was paid. */
export function PaymentDetails({ invoice, isJustGiven: isJustSubmitted = false }: Props) {
  const t = useText();
  const format = useFormat();
  const news = useRef<HTMLDivElement>(null);
  const isPayer = isClient(useUser().UserRoleList);
  const { PaymentMethod, PayType, TransactionNo, PaidAt, Proofs, Status } = invoice;
  const isInCheck = INVOICE_STATUS[Status].Turn === 'CHECK';
  useEffect(() => {
    if (!isJustSubmitted || !isInCheck) return;
    news.current?.focus({ preventScroll: true });
    news.current?.scrollIntoView({ block: 'center' });
  }, [isJustSubmitted, isInCheck]);
  const card = invoice.Payments.find(
    (payment) => isPaymentReceived(payment.Status) && !payment.IsOverpayment,
  )?.Card;
  const isPaid = PaidAt !== null && !isOwed(Status);
  if (!isPaid && Proofs.length === 0 && !PaymentMethod) return null;
  return (
    <Card title={t(isPaid ? 'INVOICE_HOW' : 'INVOICE_HOW_GIVEN')}>
      {isInCheck && isPayer && (
        <Words as="div" mb="md">
          <Notice tone="info" ref={news}>
            {t('INVOICE_PROOFS_WAIT')}
          </Notice>
        </Words>
      )}
      <Facts isAtEnds>
        {(invoice.IsOnline || PaymentMethod) && (
          <Fact name={t('INVOICE_METHOD')}>
            {invoice.IsOnline
              ? card
                ? cardText(card, t)
                : t('INVOICE_BY_CARD')
              : PaymentMethod && t(`PAY_${PaymentMethod}`)}
          </Fact>
        )}
        {PayType && <Fact name={t('FIELD_PayType')}>{PayType}</Fact>}
        {TransactionNo && <Fact name={t('PAYMENT_TRANX')}>{TransactionNo}</Fact>}
        {isPaid && <Fact name={t('PAYMENT_DATE')}>{format.date(PaidAt)}</Fact>}
      </Facts>
      {Proofs.length > 0 && (
        <>
          <Words as="h3" mt="md" mb="xs" size="sm">
            {t('INVOICE_PROOFS')}
          </Words>
          <FileList files={Proofs} />
        </>
      )}
    </Card>
  );
}
