import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import type { ActionRecord, ActionTable } from '#platform/web/ui/action/action-types.ts';
import type { InvoiceView } from '../../rules/contract.ts';
import { certificateMoneyWorkflow } from '../../rules/workflow.ts';
import { refreshMoney } from '../refresh-money.ts';

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
