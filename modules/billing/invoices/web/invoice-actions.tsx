import type { ApplicationView } from '#modules/applications/applications/rules/contract.ts';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { takeFresh } from '#modules/applications/applications/web/use-application.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import type { InvoiceView } from '../rules/contract.ts';
import { certificateMoneyWorkflow } from '../rules/workflow.ts';
import { refreshMoney } from './refresh-money.ts';
import { RefundAmount } from './refund-amount.tsx';
import { takeInvoice } from './use-invoice.ts';

/** Paying has panels of its own; that what is paid cannot be marked as paid needs no button that says so. */
const isDrawn = (action: string, { Status }: InvoiceView): boolean =>
  !(action.startsWith('PAY_') || (action === 'PAID' && Status !== 'OPEN' && Status !== 'PROOF_GIVEN'));
const fields: FieldRenderers<InvoiceView> = { amount: RefundAmount };
/** Records of the second table are named by the certificate. */
const OF_CERTIFICATE = { ...certificateMoneyWorkflow, Name: 'Certificate' };

/** What somebody may do with the invoice, by the table of what it is about. */
export function InvoiceActions({ invoice }: { invoice: InvoiceView }) {
  const localized = useLocalized();
  const { Kind, Key } = invoice.About;
  const isCertificate = Kind === 'CERTIFICATE';
  /** The answer is the record of the table: the invoice itself, or the application, around which all is read again. */
  const take = (fresh: InvoiceView): void => {
    if (isCertificate) takeInvoice({ CertificateKey: Key }, fresh);
    else {
      takeFresh(fresh as unknown as ApplicationView);
      void refreshMoney();
    }
  };
  return (
    <ActionBar<InvoiceView>
      workflow={isCertificate ? OF_CERTIFICATE : applicationWorkflow}
      record={{ ...invoice, ...(isCertificate ? { CertificateKey: Key } : { ApplicationKey: Key }) }}
      actions={invoice.Actions.filter(({ Action }) => isDrawn(Action, invoice))}
      onDone={take}
      fields={fields}
      subject={`${invoice.InvoiceNo} · ${localized(invoice.OrgName)}`}
    />
  );
}
