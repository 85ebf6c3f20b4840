/** Input fields for bank transfer, cheque and cash in the payment setting. */
import { Textarea, TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './payment-setting.module.css';
import type { MethodFieldsProps } from './payment-setting-values.ts';

export function BankFields({ value, of, set }: MethodFieldsProps<'Bank'>) {
  const t = useText();
  return (
    <>
      <TextInput
        label={t('OFFLINE_BANK')}
        required
        maxLength={100}
        value={value.BankName}
        error={of('BankName')}
        onChange={(event) => set({ BankName: event.currentTarget.value })}
      />
      <TextInput
        label={t('OFFLINE_BANK_CODE')}
        description={t('SETTING_OPTIONAL')}
        maxLength={3}
        inputMode="numeric"
        value={value.BankCode}
        error={of('BankCode')}
        onChange={(event) => set({ BankCode: event.currentTarget.value })}
      />
      <TextInput
        label={t('OFFLINE_ACCOUNT_NAME')}
        required
        maxLength={100}
        value={value.AccountName}
        error={of('AccountName')}
        onChange={(event) => set({ AccountName: event.currentTarget.value })}
      />
      <TextInput
        label={t('OFFLINE_ACCOUNT_NO')}
        required
        maxLength={34}
        inputMode="numeric"
        value={value.AccountNo}
        error={of('AccountNo')}
        onChange={(event) => set({ AccountNo: event.currentTarget.value })}
      />
      <TextInput
        label={t('OFFLINE_SWIFT')}
        description={t('SETTING_OPTIONAL')}
        maxLength={11}
        value={value.Swift}
        error={of('Swift')}
        onChange={(event) => set({ Swift: event.currentTarget.value.toUpperCase() })}
      />
    </>
  );
}

export function ChequeFields({ value, of, set }: MethodFieldsProps<'Cheque'>) {
  const t = useText();
  return (
    <>
      <TextInput
        className={classes.wide}
        label={t('OFFLINE_PAYEE')}
        required
        maxLength={100}
        value={value.Payee}
        error={of('Payee')}
        onChange={(event) => set({ Payee: event.currentTarget.value })}
      />
      <Textarea
        className={classes.wide}
        label={t('OFFLINE_ADDRESS')}
        required
        autosize
        minRows={3}
        maxLength={400}
        value={value.Address}
        error={of('Address')}
        onChange={(event) => set({ Address: event.currentTarget.value })}
      />
    </>
  );
}

export function CashFields({ value, of, set }: MethodFieldsProps<'Cash'>) {
  const t = useText();
  return (
    <Textarea
      className={classes.wide}
      label={t('OFFLINE_CASH_PLACE')}
      required
      autosize
      minRows={2}
      maxLength={400}
      value={value.Place}
      error={of('Place')}
      onChange={(event) => set({ Place: event.currentTarget.value })}
    />
  );
}
