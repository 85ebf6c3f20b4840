import type { ActionRecord } from '#platform/web/ui/action/action-types.ts';
import type { InvoiceView } from '../../rules/contract.ts';
import { invoiceSubject, keyNameOf } from '../invoice-subjects.ts';
import { refreshMoney } from '../refresh-money.ts';

/** The table, the record and what follows, as buttons and dialogs want them: of the application, or of the certificate. */
export function proofSetting(invoice: InvoiceView, onDone: () => void) {
  const { Kind, Key } = invoice.About;
  const { workflow } = invoiceSubject(Kind);
  const record: ActionRecord = { Version: invoice.Version, [keyNameOf(workflow.Name)]: Key };
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
