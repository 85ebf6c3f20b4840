import { useRef, useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { InvoiceView } from '../../rules/contract.ts';
import type { PaymentMethod } from '../../rules/statuses.ts';
import { callMoney } from '../invoice-subjects.ts';
import { refreshInvoices } from '../refresh-invoices.ts';

export type Proof = { files: readonly FileInfo[]; transactionNo: string; payType: string; remark: string };
const NO_PROOF: Proof = { files: [], transactionNo: '', payType: '', remark: '' };

type Errors = Readonly<Record<string, string>>;

/**
 * State of the form that submits a payer's proof of payment for an invoice to finance; errors keep what was
 * entered, and a retry cannot submit it twice.
 */
export function useSubmitProof(invoice: InvoiceView, method: PaymentMethod, onDone: () => void) {
  const t = useText();
  const textOf = useErrorText();
  const [proof, setProof] = useState(NO_PROOF);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // One idempotency key per content: a retry after a lost connection cannot submit two proofs.
  const intention = useRef({ of: '', key: '' });

  const change = (part: Partial<Proof>) => {
    setProof((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setRefusal(null);
    if (isUploading) return setRefusal(t('DIALOG_UPLOADING'));
    if (proof.files.length === 0) return setErrors({ Attachment: t('OFFLINE_PROOF_MISSING') });
    const entries = entriesOf(invoice, method, proof);
    const text = JSON.stringify([invoice.About.Key, entries]);
    if (intention.current.of !== text) intention.current = { of: text, key: newIdempotencyKey() };
    setBusy(true);
    try {
      await callMoney(invoice.About, { action: 'PAY_NOW', entries, intention: intention.current.key });
      setProof(NO_PROOF);
      toast(t('OFFLINE_SENT'));
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.Fields : [];
      setErrors(Object.fromEntries(fields.map(({ Field, Message }) => [Field.split('.')[0], Message])));
      const reasons = error instanceof ApiError ? error.Reasons.map(({ Message }) => Message) : [];
      setRefusal(joinSentences([textOf(error), ...reasons]));
      // The next attempt uses the then current invoice.
      if (error instanceof ApiError && error.Status === 409) void refreshInvoices();
    } finally {
      setBusy(false);
    }
  };
  const isDirty =
    proof.files.length > 0 ||
    [proof.transactionNo, proof.payType, proof.remark].some((value) => value !== '');
  return { proof, change, errors, refusal, isBusy, isDirty, setUploading, send };
}

const entriesOf = (
  { Version }: InvoiceView,
  PaymentMethod: PaymentMethod,
  { files, transactionNo, payType, remark }: Proof,
) => ({
  Version,
  PaymentMethod,
  Attachment: files.map(({ FileKey }) => FileKey),
  ...(transactionNo.trim() && { TransactionNo: transactionNo.trim() }),
  ...(payType.trim() && { PayType: payType.trim() }),
  ...(remark.trim() && { Remark: remark.trim() }),
});
