/**
 * State of the form in which finance decides on a payment proof: confirms the payment (prefilled with the
 * client's number and the day of the proof), and supplies the settings for the dialog that refuses the proof.
 */
import { type RefObject, useState } from 'react';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ActionRecord } from '#platform/web/ui/action/action-types.ts';
import { useRunAction } from '#platform/web/ui/action/use-run-action.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import type { InvoiceView } from '../../rules/contract.ts';
import { invoiceSubject, subjectRecord } from '../invoice-subjects.ts';

/**
 * Workflow, record and follow-up of the application or certificate, in the form that action buttons and
 * dialogs expect.
 */
function proofActionConfig(invoice: InvoiceView, onDone: () => void) {
  const record: ActionRecord = { Version: invoice.Version, ...subjectRecord(invoice.About) };
  return {
    workflow: invoiceSubject(invoice.About.Kind).workflow,
    record,
    actions: invoice.Actions,
    onDone,
  };
}

type Entry = { TransactionNo: string; DateTime: string; Remark: string };

/**
 * The form to confirm a payment, and its submission; prefilled with the number that the client entered
 * and the day on which the proof was submitted: the payment was made then, not when finance checks it.
 */
export function useProofDecision(
  invoice: InvoiceView,
  first: RefObject<HTMLInputElement | null>,
  onDone: () => void,
) {
  const t = useText();
  const textOf = useErrorText();
  const setting = proofActionConfig(invoice, onDone);
  const { run, busy } = useRunAction(setting);
  const [intention] = useState(newIdempotencyKey);
  const today = hongKongDate(new Date());
  const [values, setValues] = useState<Entry>({
    TransactionNo: invoice.TransactionNo ?? '',
    DateTime: invoice.PaymentProofOn ?? today,
    Remark: '',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const set = (part: Partial<Entry>) => {
    setValues((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const pay = async (): Promise<void> => {
    setRefusal(null);
    if (values.TransactionNo.trim() === '') {
      first.current?.focus();
      return setErrors({ TransactionNo: t('FIELD_REQUIRED') });
    }
    const { Remark, ...named } = values;
    const outcome = await run('PAID', { ...named, ...(Remark.trim() && { Remark }) }, intention);
    if (outcome.done) return;
    const { Fields, Reasons } = outcome.error;
    setErrors(Object.fromEntries(Fields.map(({ Field, Message }) => [Field, Message])));
    // Errors shown at their field are not repeated above it.
    if (Fields.length === 0)
      setRefusal(joinSentences([textOf(outcome.error), ...Reasons.map(({ Message }) => Message)]));
  };
  return { setting, today, values, set, errors, refusal, isBusy: busy === 'PAID', pay };
}
