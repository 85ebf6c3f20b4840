import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { PayOnline, PendingRefunds } from '#modules/billing/card-payments/web/index.ts';
import { invoiceRoutes } from '#modules/billing/invoices/rules/index.ts';
import {
  InvoiceBadge,
  InvoiceLines,
  invoiceAddress,
  PaymentDetails,
} from '#modules/billing/invoices/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import './invoice-subject.ts';
import classes from './payment-tab.module.css';

/**
 * Payment tab of the application page: invoice lines, due date, payment details, online payment and pending
 * refunds; all other details are on the invoice page.
 */
export function PaymentTab({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const { ApplicationKey } = view;
  const { data: invoice, error, refetch } = useGet(invoiceRoutes.view, { ApplicationKey });
  const isOfflineOffered = invoice?.Actions.some(({ Action, Allowed }) => Action === 'PAY_NOW' && Allowed);
  if (invoice)
    return (
      <>
        <Row align="start" justify="between" gap="xs" mb="lg">
          <div>
            <Words as="h2" size="lg">
              {t('PAYMENT_INVOICE')} <span className="num">{invoice.InvoiceNo}</span>
            </Words>
            <Words mt="2xs" tone="faint" size="xs">
              {t('INVOICE_DUE_BY', { date: format.date(invoice.DueOn) })}
            </Words>
          </div>
          <InvoiceBadge invoice={invoice} />
        </Row>
        <InvoiceLines invoice={invoice} />
        <Words as="div" mt="md" className={classes.how}>
          <PaymentDetails invoice={invoice} />
        </Words>
        <div className={classes.pay}>
          <PendingRefunds invoice={invoice} />
          <PayOnline invoice={invoice} />
        </div>
        <Button
          component={AppLink}
          href={invoiceAddress(invoice.About)}
          variant="default"
          leftSection={<IconReceipt size={18} stroke={1.6} />}
          className={classes.open}
        >
          {t(isOfflineOffered ? 'OFFLINE_TITLE' : 'INVOICE_OPEN')}
        </Button>
      </>
    );
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <Skeletons lines={5} />;
}
