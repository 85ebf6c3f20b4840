import { hongKongDate } from '#platform/common/format/dates.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { InvoiceView } from '../rules/contract.ts';
import { isStamped } from '../rules/stamps.ts';
import { subjectAddress } from './invoice-addresses.ts';
import classes from './invoice-document.module.css';
import { InvoiceLines } from './invoice-lines.tsx';

/**
 * The invoice on its page, displayed like the printed document: issuer, recipient, dates, status stamp,
 * lines and totals.
 */
export function InvoiceDocument({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Box
      as="article"
      pad="xl"
      ground="card"
      line="line"
      className={classes.paper}
      aria-label={t('INVOICE_PAPER')}
    >
      <Row as="header" align="stretch" justify="between" gap="xl" lines="md" className={classes.head}>
        <div>
          <div className={classes.body}>{localized(invoice.From.Name)}</div>
          <Words as="div" mt="2xs" tone="faint" size="xs" className={classes.address}>
            {localized(invoice.From.Address)}
          </Words>
        </div>
        <Stack gap="2xs" isLast tone="soft" className={classes.title}>
          <span>{t('TITLE_INVOICE')}</span>
          <span className="num">{invoice.InvoiceNo}</span>
        </Stack>
      </Row>
      <div className={classes.facts}>
        <BillTo invoice={invoice} />
        <Dates invoice={invoice} />
      </div>
      <InvoiceLines invoice={invoice} />
    </Box>
  );
}

function BillTo({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const localized = useLocalized();
  const branch = localized(invoice.BranchName);
  return (
    <div>
      <Words as="div" mb="2xs" tone="faint" size="xs" weight="strong">
        {t('INVOICE_BILL_TO')}
      </Words>
      <Words as="div" weight="strong">
        {localized(invoice.OrgName)}
      </Words>
      {branch && <div>{branch}</div>}
      {invoice.BillingAddress && (
        <Words as="div" breaks="lines">
          {invoice.BillingAddress}
        </Words>
      )}
      {invoice.RegistrationNo && (
        <div className="num">{t('INVOICE_REGISTRATION', { number: invoice.RegistrationNo })}</div>
      )}
      <Stamp invoice={invoice} />
    </div>
  );
}

function Dates({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { About } = invoice;
  const href = subjectAddress(About);
  return (
    <dl className={`${classes.dates} num`}>
      <dt>{t('INVOICE_ISSUED')}</dt>
      <dd>{format.date(invoice.CreatedAt)}</dd>
      <dt>{t('INVOICE_DUE')}</dt>
      <dd>
        {format.date(invoice.DueOn)}
        {invoice.IsOverdue && <Overdue dueOn={invoice.DueOn} />}
      </dd>
      <dt>{t(`INVOICE_FOR_${About.Kind}`)}</dt>
      <dd>{href ? <AppLink href={href}>{About.No}</AppLink> : About.No}</dd>
      <dt>{t('INVOICE_SERVICE')}</dt>
      <dd>{localized(About.ServiceName)}</dd>
    </dl>
  );
}

function Overdue({ dueOn }: { dueOn: string }) {
  const t = useText();
  const today = hongKongDate(new Date());
  const count = Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000);
  return (
    <Words as="span" isBlock tone="red" size="xs" weight="strong">
      {t('INVOICE_OVERDUE_DAYS', { count })}
    </Words>
  );
}

/** Outcome of the invoice as a stamp on the document. The page's badge shows the same as text. */
function Stamp({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const { Status } = invoice;
  if (!isStamped(Status)) return null;
  return (
    <Box
      padY="2xs"
      padX="md"
      mt="lg"
      round="md"
      size="lg"
      weight="strong"
      className={classes.stamp}
      data-status={Status}
      aria-hidden="true"
    >
      {t(`INVOICE_STAMP_${Status}`)}
    </Box>
  );
}
