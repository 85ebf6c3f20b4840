import { applicationWorkflow } from '@assay/shared/application/workflow.ts';
import type { InvoiceView } from '@assay/shared/payment/contract.ts';
import { certificateMoneyWorkflow } from '@assay/shared/payment/workflow.ts';
import { refreshMoney } from '../payment/refresh-money.ts';
import type { ActionRecord, ActionTable } from '../ui/action/action-types.ts';

/** The table, the record and what follows, as buttons and dialogs want them: of the application, or of the certificate. */
export function proofSetting(invoice: InvoiceView, onDone: () => void) {
  const { Kind, Key } = invoice.About;
  const isApplication = Kind === 'APPLICATION';
  const workflow: ActionTable = isApplication
    ? applicationWorkflow
    : { ...certificateMoneyWorkflow, Name: 'Certificate' };
  const record: ActionRecord = {
    Version: invoice.Version,
    [isApplication ? 'ApplicationKey' : 'CertificateKey']: Key,
  };
  return {
    workflow,
    record,
    actions: invoice.Actions,
    onDone: () => {
      void refreshMoney();
      onDone();
    },
  };
}
