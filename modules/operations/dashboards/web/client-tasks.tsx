/**
 * Card at the top of the client dashboard with what is due apart from the applications: invoices to pay,
 * assessments of certificates to start, and suspended certificates, each with its date and its action.
 */
import { IconReceipt } from '@tabler/icons-react';
import { type InvoiceRow, invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import { cycleRoutes } from '#modules/certification/cycles/rules/index.ts';
import { CertificateTaskRow } from '#modules/certification/cycles/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DueRow } from '#platform/web/ui/due-row.tsx';
import classes from './client-dashboard.module.css';

/** Invoices shown; the list of invoices has the rest. */
const MAX_INVOICES = 5;

type Props = {
  /** Unpaid invoices that are overdue or that no card of the page shows. */
  invoices: readonly InvoiceRow[];
};

export function ClientTasks({ invoices }: Props) {
  const t = useText();
  const tasks = useGet(cycleRoutes.tasks).data?.Rows ?? [];
  if (invoices.length + tasks.length === 0) return null;
  const unpaid = new URLSearchParams({ Status: invoiceStatuses.withPayer.join(',') });
  return (
    <Card title={t('CERT_TASK_TITLE')} isFlush>
      {tasks.map((task) => (
        <CertificateTaskRow key={`${task.CertificateKey} ${task.Kind}`} task={task} />
      ))}
      {invoices.slice(0, MAX_INVOICES).map((invoice) => (
        <InvoiceTaskRow key={invoice.InvoiceKey} invoice={invoice} />
      ))}
      {invoices.length > MAX_INVOICES && (
        <div className={classes.more}>
          <AppLink href={`/invoices?${unpaid}`}>{t('TASKS_MORE_INVOICES')}</AppLink>
        </div>
      )}
    </Card>
  );
}

function InvoiceTaskRow({ invoice }: { invoice: InvoiceRow }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { InvoiceNo, AmountCents, DueOn, IsOverdue, About } = invoice;
  return (
    <DueRow
      icon={<IconReceipt size={20} stroke={1.7} />}
      isLate={IsOverdue}
      title={t(IsOverdue ? 'PAY_OVERDUE' : 'PAY_DUE', {
        no: InvoiceNo,
        date: format.date(DueOn),
      })}
      text={`${About.No} · ${localized(About.ServiceName)}`}
      button={{
        label: t('PAY_AMOUNT', { amount: format.money(AmountCents) }),
        href: invoiceAddress(About),
        isMain: true,
      }}
    />
  );
}
