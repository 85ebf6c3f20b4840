/**
 * Content of an invoice's page: document, the user's actions, panels for the payer to pay by card or
 * otherwise, payments, refunds and history; applications' invoices update live.
 */
import { Suspense, useEffect, useState } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import frame from '#platform/web/ui/frame.module.css';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { hasReceipt } from '../rules/balance-of.ts';
import type { InvoiceView } from '../rules/contract.ts';
import { isPaymentPending } from '../rules/payment-statuses.ts';
import { INVOICE_STATUS, isOwed } from '../rules/statuses.ts';
import { DownloadInvoice } from './documents/download-invoice.tsx';
import { subjectAddress } from './invoice-addresses.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import classes from './invoice-screen.module.css';
import { invoiceSubject, subjectRecord } from './invoice-subjects.ts';
import { InvoiceTimeline } from './invoice-timeline.tsx';
import { PayOffline } from './offline/pay-offline.tsx';
import { RefusedNotice } from './offline/refused-notice.tsx';
import { OfflineOverpayments } from './offline-overpayments.tsx';
import { OfflineRefunds } from './offline-refunds.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { refreshInvoices } from './refresh-invoices.ts';
import { RefundAmount } from './refund-amount.tsx';
import { payOnline, pendingRefunds } from './slots.ts';
import { updateInvoiceCache } from './use-invoice.ts';

/** Refetches the invoice on live events of its application: others pay, confirm and refund. */
function useInvoiceUpdates({ Kind, Key }: InvoiceView['About']): void {
  useEffect(() => {
    if (Kind !== 'APPLICATION') return;
    return onRoom(`application:${Key}`, () => void refreshInvoices());
  }, [Kind, Key]);
}

/**
 * Whether the action bar shows an action: paying has its own panels, and PAID is only shown for unpaid
 * invoices.
 */
const belongsInActionBar = (action: string, { Status }: InvoiceView): boolean =>
  !(action.startsWith('PAY_') || (action === 'PAID' && !isOwed(Status)));
const fields: FieldRenderers<InvoiceView> = { amount: RefundAmount };

/** The user's permitted actions on the invoice, by the table of its subject. */
function InvoiceActions({ invoice }: { invoice: InvoiceView }) {
  const localized = useLocalized();
  const { Kind, Key } = invoice.About;
  const { workflow, updateCache } = invoiceSubject(Kind);
  /** The response is the invoice itself, or the record of the workflow. */
  const take = (fresh: InvoiceView): void => {
    if (updateCache) updateCache(fresh);
    else updateInvoiceCache({ CertificateKey: Key }, fresh);
  };
  return (
    <ActionBar<InvoiceView>
      workflow={workflow}
      record={{ ...invoice, ...subjectRecord(invoice.About) }}
      actions={invoice.Actions.filter(({ Action }) => belongsInActionBar(Action, invoice))}
      onDone={take}
      fields={fields}
      subject={`${invoice.InvoiceNo} · ${localized(invoice.OrgName)}`}
    />
  );
}

/** One invoice: the document, the payment panels, the history. */
export function InvoiceScreen({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const localized = useLocalized();
  useInvoiceUpdates(invoice.About);
  const isPayer = isClient(useUser().UserRoleList);
  const { About, Payments } = invoice;
  const isCardUnderWay = Payments[0] !== undefined && isPaymentPending(Payments[0].Status);
  const href = subjectAddress(About);
  const [isJustSubmitted, setJustSubmitted] = useState(false);
  const how = <PaymentDetails invoice={invoice} isJustGiven={isJustSubmitted} />;
  /** After submitting a proof, the payer sees its state first instead of another offer to pay. */
  const isWaiting = INVOICE_STATUS[invoice.Status].Turn === 'CHECK';
  return (
    <div className={frame.screen}>
      <PageHeader
        title={t('INVOICE_HEADING', { number: invoice.InvoiceNo })}
        crumbs={[
          { label: t('MENU_INVOICES'), href: '/invoices' },
          { label: About.No, ...(href && { href }) },
        ]}
        lead={
          <>
            {localized(invoice.OrgName)} · {localized(About.ServiceName)}
          </>
        }
      >
        <InvoiceBadge invoice={invoice} />
        <DownloadInvoice invoiceKey={invoice.InvoiceKey} />
        {hasReceipt(invoice) && <DownloadInvoice invoiceKey={invoice.InvoiceKey} as="RECEIPT" />}
      </PageHeader>
      <InvoiceActions invoice={invoice} />
      <Suspense>
        <pendingRefunds.Part invoice={invoice} />
      </Suspense>
      {isPayer && <RefusedNotice invoice={invoice} />}
      <div className={`${frame.columns} ${classes.columns}`}>
        {/* Payment comes first in reading order; on a wide screen it is next to the document. */}
        <div className={`${frame.stack} ${classes.side}`}>
          {isWaiting && how}
          {isPayer && (
            <>
              <Suspense>
                <payOnline.Part invoice={invoice} />
              </Suspense>
              {/* While a card payment is in progress, no other payment method is offered. */}
              {!isCardUnderWay && <PayOffline invoice={invoice} onDone={() => setJustSubmitted(true)} />}
            </>
          )}
          {!isWaiting && how}
          <InvoicePayments payments={invoice.Payments} />
          <OfflineOverpayments overpayments={invoice.OfflineOverpayments} />
          <OfflineRefunds refunds={invoice.OfflineRefunds} />
        </div>
        <div className={`${frame.stack} ${classes.main}`}>
          <InvoiceDocument invoice={invoice} />
          <InvoiceTimeline events={invoice.Events} />
        </div>
      </div>
    </div>
  );
}
