/**
 * Card at the top of the client dashboard with everything that the client has to do: applications and nonconformities to
 * answer, invoices to pay, assessments of certificates to start and suspended certificates, each with its date and action.
 */
import { IconAlertTriangle, IconReceipt } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { ApplicationRow } from '#modules/applications/applications/rules/index.ts';
import { editAddress } from '#modules/applications/applications/web/index.ts';
import type { NonconformityRow } from '#modules/applications/nonconformities/rules/index.ts';
import { NonconformityTaskRow } from '#modules/applications/nonconformities/web/index.ts';
import { type InvoiceRow, invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import type { CertificateTask } from '#modules/certification/cycles/rules/index.ts';
import { CertificateTaskRow } from '#modules/certification/cycles/web/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DueRow } from '#platform/web/ui/due-row.tsx';
import classes from './client-dashboard.module.css';
import { orderTasks, type TaskDate } from './order-tasks.ts';

/** Invoices shown; the list of invoices has the rest. */
const MAX_INVOICES = 5;

type Props = {
  /** Applications that wait for the client's answers. */
  toAnswer: readonly ApplicationRow[];
  /** Nonconformities that wait for the client's response. */
  nonconformities: readonly NonconformityRow[];
  /** Invoices to pay, the earliest due first. */
  invoices: readonly InvoiceRow[];
  tasks: readonly CertificateTask[];
};

type Row = TaskDate & { Key: string; Show: ReactNode };

export function ClientTasks({ toAnswer, nonconformities, invoices, tasks }: Props) {
  const t = useText();
  const today = hongKongDate(new Date());
  const isPast = (day: string | null): boolean => day !== null && day < today;
  const isQueried = ({ ApplicationKey }: NonconformityRow): boolean =>
    toAnswer.some((row) => row.ApplicationKey === ApplicationKey);
  const rows: Row[] = [
    ...toAnswer.map((row) => ({
      Key: row.ApplicationKey,
      On: row.AnswerBy,
      IsLate: isPast(row.AnswerBy),
      Show: <AnswerRow row={row} isLate={isPast(row.AnswerBy)} />,
    })),
    // A query about it is answered with the application, which is a task already.
    ...nonconformities
      .filter((row) => !isQueried(row))
      .map((row) => ({
        Key: row.NonconformityKey,
        On: row.DueOn,
        IsLate: row.IsOverdue,
        Show: <NonconformityTaskRow row={row} />,
      })),
    ...invoices.slice(0, MAX_INVOICES).map((invoice) => ({
      Key: invoice.InvoiceKey,
      On: invoice.DueOn,
      IsLate: invoice.IsOverdue,
      Show: <InvoiceTaskRow invoice={invoice} />,
    })),
    ...tasks.map((task) => ({
      Key: `${task.CertificateKey} ${task.Kind}`,
      On: task.On,
      IsLate: task.IsOverdue,
      Show: <CertificateTaskRow task={task} />,
    })),
  ];
  if (rows.length === 0) return null;
  const unpaid = new URLSearchParams({ Status: invoiceStatuses.withPayer.join(',') });
  return (
    <Card title={t('CERT_TASK_TITLE')} isFlush>
      {orderTasks(rows).map(({ Key, Show }) => (
        <Fragment key={Key}>{Show}</Fragment>
      ))}
      {invoices.length > MAX_INVOICES && (
        <div className={classes.more}>
          <AppLink href={`/invoices?${unpaid}`}>{t('TASKS_MORE_INVOICES')}</AppLink>
        </div>
      )}
    </Card>
  );
}

function AnswerRow({ row, isLate }: { row: ApplicationRow; isLate: boolean }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const nameOf = useApplicationName();
  const { ApplicationKey, AnswerBy } = row;
  const title = AnswerBy === null ? 'TASKS_ANSWER' : isLate ? 'TASKS_ANSWER_LATE' : 'TASKS_ANSWER_BY';
  return (
    <DueRow
      icon={<IconAlertTriangle size={20} stroke={1.7} />}
      isLate={isLate}
      title={t(title, { no: nameOf(row), date: format.date(AnswerBy) })}
      text={localized(row.ServiceName)}
      button={{ label: t('NEXT_STEP_ANSWER'), href: editAddress(ApplicationKey), isMain: true }}
    />
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
