import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import type { InvoiceView } from '../rules/contract.ts';
import { invoiceSubject, keyNameOf } from './invoice-subjects.ts';
import { refreshMoney } from './refresh-money.ts';
import { RefundAmount } from './refund-amount.tsx';
import { takeInvoice } from './use-invoice.ts';

/** Paying has panels of its own; that what is paid cannot be marked as paid needs no button that says so. */
const isDrawn = (action: string, { Status }: InvoiceView): boolean =>
  !(action.startsWith('PAY_') || (action === 'PAID' && Status !== 'OPEN' && Status !== 'PROOF_GIVEN'));
const fields: FieldRenderers<InvoiceView> = { amount: RefundAmount };

/** What somebody may do with the invoice, by the table of what it is about. */
export function InvoiceActions({ invoice }: { invoice: InvoiceView }) {
  const localized = useLocalized();
  const { Kind, Key } = invoice.About;
  const { workflow, takeRecord } = invoiceSubject(Kind);
  /** The answer is the invoice itself, or the record of the table, around which all is read again. */
  const take = (fresh: InvoiceView): void => {
    if (takeRecord) {
      takeRecord(fresh);
      void refreshMoney();
    } else takeInvoice({ CertificateKey: Key }, fresh);
  };
  return (
    <ActionBar<InvoiceView>
      workflow={workflow}
      record={{ ...invoice, [keyNameOf(workflow.Name)]: Key }}
      actions={invoice.Actions.filter(({ Action }) => isDrawn(Action, invoice))}
      onDone={take}
      fields={fields}
      subject={`${invoice.InvoiceNo} · ${localized(invoice.OrgName)}`}
    />
  );
}
