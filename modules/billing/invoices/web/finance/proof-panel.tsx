import type { RefObject } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type InvoiceView, invoiceRoutes } from '../../rules/contract.ts';
import { invoiceAddress } from '../invoice-addresses.ts';
import { ProofDecision } from './proof-decision.tsx';
import { ProofFile } from './proof-file.tsx';
import classes from './proofs.module.css';

type Props = { invoiceKey: string; first: RefObject<HTMLInputElement | null>; onDone: () => void };

/**
 * One payment proof under review by finance: its files next to the invoice data, who submitted it, and the
 * form to confirm the payment or refuse the proof.
 */
export function ProofPanel({ invoiceKey, first, onDone }: Props) {
  const invoice = useGet(invoiceRoutes.view, { InvoiceKey: invoiceKey });
  if (invoice.isError) return <ErrorPanel error={invoice.error} onRetry={() => invoice.refetch()} />;
  if (!invoice.data)
    return (
      <Card>
        <Skeletons lines={10} />
      </Card>
    );
  return <Panel key={invoiceKey} invoice={invoice.data} first={first} onDone={onDone} />;
}

function Panel({ invoice, first, onDone }: Omit<Props, 'invoiceKey'> & { invoice: InvoiceView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const proofEvent = invoice.Events.find(({ Event }) => Event === 'PAY_NOW');
  return (
    <Stack align="start" gap="md" className={classes.panel}>
      <Stack gap="md">
        {invoice.Proofs.map((file) => (
          <ProofFile key={file.FileKey} file={file} />
        ))}
      </Stack>
      <Stack gap="md">
        <Card
          title={invoice.InvoiceNo}
          aside={<AppLink href={invoiceAddress(invoice.About)}>{t('PROOFS_INVOICE')}</AppLink>}
        >
          <Words mb="sm" size="xl" weight="strong" className={classes.amount}>
            <span className="num">{format.money(invoice.AmountCents)}</span>
          </Words>
          <Facts
            isAtEnds
            rows={[
              [t('PROOFS_CLIENT'), localized(invoice.OrgName)],
              [t('PROOFS_ABOUT'), `${invoice.About.No} · ${localized(invoice.About.ServiceName)}`],
              ...(invoice.PaymentMethod
                ? ([[t('PAYMENT_HOW'), t(`PAY_${invoice.PaymentMethod}`)]] as const)
                : []),
              [t('PROOFS_DUE'), format.date(invoice.DueOn)],
              ...(proofEvent
                ? ([
                    [t('PROOFS_BY'), `${proofEvent.By?.Name ?? ''} · ${format.dateTime(proofEvent.At)}`],
                  ] as const)
                : []),
              ...(proofEvent?.Remark ? ([[t('PROOFS_REMARK'), proofEvent.Remark]] as const) : []),
            ]}
          />
        </Card>
        <Card title={t('PROOFS_CONFIRM')}>
          <ProofDecision invoice={invoice} first={first} onDone={onDone} />
        </Card>
      </Stack>
    </Stack>
  );
}
