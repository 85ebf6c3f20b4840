/**
 * Values of the form for the certification body's payment methods and terms, and their conversion from and
 * to the stored setting; a method not offered is stored as null.
 */
import type { PaymentSetting } from '../../rules/setting-contract.ts';

type MethodValues = Omit<PaymentSetting, 'DueDays'>;
type EnteredMethod = { [Way in keyof MethodValues]: NonNullable<MethodValues[Way]> };

/** State of the payment setting form: the fields of all methods, offered or not. */
export type Draft = EnteredMethod & {
  IsOffered: Record<keyof MethodValues, boolean>;
  /** A number, or the raw field value while it is not a number. */
  DueDays: number | string;
};

export const EMPTY: EnteredMethod = {
  Bank: { BankName: '', BankCode: '', AccountName: '', AccountNo: '', Swift: '' },
  Fps: { Kind: 'ID', Value: '', MerchantName: '', City: 'Hong Kong' },
  Cheque: { Payee: '', Address: '' },
  Cash: { Place: '' },
};

export const draftOf = ({ Bank, Fps, Cheque, Cash, DueDays }: PaymentSetting): Draft => ({
  Bank: Bank ?? EMPTY.Bank,
  Fps: Fps ?? EMPTY.Fps,
  Cheque: Cheque ?? EMPTY.Cheque,
  Cash: Cash ?? EMPTY.Cash,
  IsOffered: { Bank: Bank !== null, Fps: Fps !== null, Cheque: Cheque !== null, Cash: Cash !== null },
  DueDays,
});

export const settingOf = ({ IsOffered, ...draft }: Draft): PaymentSetting => ({
  Bank: IsOffered.Bank ? draft.Bank : null,
  Fps: IsOffered.Fps ? draft.Fps : null,
  Cheque: IsOffered.Cheque ? draft.Cheque : null,
  Cash: IsOffered.Cash ? draft.Cash : null,
  DueDays: draft.DueDays === '' ? Number.NaN : Number(draft.DueDays),
});

/** Props of the fields of one payment method. */
export type MethodFieldsProps<Way extends keyof EnteredMethod> = {
  value: EnteredMethod[Way];
  of: (field: string) => string | undefined;
  set: (part: Partial<EnteredMethod[Way]>) => void;
};
