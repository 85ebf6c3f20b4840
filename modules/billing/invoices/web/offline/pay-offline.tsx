import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { InvoiceView } from '../../rules/contract.ts';
import { offlineRoutes } from '../../rules/offline-contract.ts';
import type { PaymentMethod } from '../../rules/statuses.ts';
import { MethodChoice } from './method-choice.tsx';
import { MethodDetails } from './method-details.tsx';
import classes from './pay-offline.module.css';
import { ProofForm } from './proof-form.tsx';
import { useSubmitProof } from './use-submit-proof.ts';

type Props = { invoice: InvoiceView; onDone: () => void };

/**
 * Panel on an invoice with which the client pays by bank transfer, FPS, cheque or cash: payment details and
 * upload of the proof. Empty if the user may not pay.
 */
export function PayOffline(props: Props) {
  const mayPay = props.invoice.Actions.some(({ Action, Allowed }) => Action === 'PAY_NOW' && Allowed);
  return mayPay ? <Panel {...props} /> : null;
}

function Panel({ invoice, onDone }: Props) {
  const t = useText();
  const format = useFormat();
  const offline = useGet(offlineRoutes.view, { InvoiceKey: invoice.InvoiceKey });
  const [wished, setWished] = useState<PaymentMethod | null>(null);
  const methods = offline.data?.Methods ?? [];
  const method = methods.find(({ Method }) => Method === wished) ?? methods[0];
  const give = useSubmitProof(invoice, method?.Method ?? 'OTHER', onDone);
  const warning = useUnsavedWarning(give.isDirty);
  return (
    <Card title={t('OFFLINE_TITLE')}>
      {warning}
      {offline.isPending && <Skeletons lines={5} />}
      {offline.isError && <ErrorPanel error={offline.error} onRetry={() => offline.refetch()} />}
      {offline.isSuccess && method && (
        <div className={classes.panel}>
          <Words tone="soft">{t('OFFLINE_LEAD', { amount: format.money(offline.data.AmountCents) })}</Words>
          <MethodChoice methods={methods} chosen={method.Method} onChoose={setWished} />
          <MethodDetails offline={offline.data} method={method} />
          <ProofForm give={give} />
        </div>
      )}
    </Card>
  );
}
