import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { InvoiceView } from '@assay/shared/payment/contract.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { newIntention } from '../api/call.ts';
import { useText } from '../i18n/use-text.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { useErrorText } from '../ui/error-text.ts';
import { Notice } from '../ui/notice.tsx';
import { useRunAction } from '../ui/use-run-action.ts';
import { proofSetting } from './proof-setting.ts';
import classes from './proofs.module.css';

type Props = {
  invoice: InvoiceView;
  /** The field that Enter goes to from the list. */
  first: RefObject<HTMLInputElement | null>;
  onDone: () => void;
};

/** Paid, with the bank's number and day, or another proof is asked for. */
export function ProofDecision({ invoice, first, onDone }: Props) {
  const t = useText();
  const textOf = useErrorText();
  const setting = proofSetting(invoice, onDone);
  const { run, busy } = useRunAction(setting);
  const [intention] = useState(newIntention);
  const today = hongKongDate(new Date());
  const [values, setValues] = useState({
    TransactionNo: invoice.TransactionNo ?? '',
    DateTime: today,
    Remark: '',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const action = (name: string) => invoice.Actions.find(({ Action }) => Action === name);
  const refuse = action('PROOF_REFUSED');
  const mayPay = action('PAID')?.Allowed === true;

  const set = (part: Partial<typeof values>) => {
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
    const input = { ...named, ...(Remark.trim() && { Remark }) };
    const outcome = await run('PAID', input, intention);
    if (outcome.done) return;
    setErrors(Object.fromEntries(outcome.error.Fields.map(({ Field, Message }) => [Field, Message])));
    const reasons = outcome.error.Reasons.map(({ Message }) => Message);
    setRefusal([textOf(outcome.error), ...reasons].join(' '));
  };
  return (
    <form
      className={classes.decision}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      {refusal && (
        <Notice tone="danger" isAlert>
          {refusal}
        </Notice>
      )}
      <TextInput
        ref={first}
        label={t('FIELD_TransactionNo')}
        required
        maxLength={64}
        value={values.TransactionNo}
        error={errors.TransactionNo}
        onChange={(event) => set({ TransactionNo: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('PAYMENT_DATE')}
        required
        max={today}
        value={values.DateTime}
        error={errors.DateTime}
        onChange={(event) => set({ DateTime: event.currentTarget.value })}
      />
      <Textarea
        label={t('FIELD_Remark')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={4000}
        value={values.Remark}
        error={errors.Remark}
        onChange={(event) => set({ Remark: event.currentTarget.value })}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy === 'PAID'} disabled={!mayPay}>
          {t('PROOFS_PAID')}
        </Button>
        {refuse?.Allowed && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('PROOFS_REFUSE')}
          </Button>
        )}
      </div>
      {isAsking && refuse && (
        <ActionDialog
          {...setting}
          action={refuse}
          subject={invoice.InvoiceNo}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
