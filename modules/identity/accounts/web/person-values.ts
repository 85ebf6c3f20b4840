import type { Language } from '#platform/common/i18n/language.ts';
import type { AccountView } from '../rules/contract.ts';

/** A person's entries, flat, named as the server names their problems. */
export type PersonValues = {
  Email: string;
  FirstName: string;
  MiddleName: string;
  LastName: string;
  PhoneCode: string;
  PhoneNo: string;
  MobileCode: string;
  MobileNumber: string;
  Language: Language;
};

/** Fields of a person in a form. */
export type PersonFieldProps = {
  values: PersonValues;
  onChange: (patch: Partial<PersonValues>) => void;
  errorOf: (field: string) => string | undefined;
  /** Why the address stays as it is; absent: it may be changed. */
  emailNote?: string | undefined;
};

const DEFAULT_PHONE_CODE = '+852';

export const emptyPerson = (Language: Language): PersonValues => ({
  Email: '',
  FirstName: '',
  MiddleName: '',
  LastName: '',
  PhoneCode: DEFAULT_PHONE_CODE,
  PhoneNo: '',
  MobileCode: DEFAULT_PHONE_CODE,
  MobileNumber: '',
  Language,
});

export const personOf = (view: AccountView): PersonValues => ({
  Email: view.Email,
  FirstName: view.FirstName,
  MiddleName: view.MiddleName,
  LastName: view.LastName,
  PhoneCode: view.PhoneCode || DEFAULT_PHONE_CODE,
  PhoneNo: view.PhoneNo,
  MobileCode: view.MobileCode || DEFAULT_PHONE_CODE,
  MobileNumber: view.MobileNumber,
  Language: view.Language,
});

/** What every action on people takes; the address is separate, because not every user may change it. */
export const personBody = (values: PersonValues): Omit<PersonValues, 'Email'> => ({
  FirstName: values.FirstName,
  MiddleName: values.MiddleName,
  LastName: values.LastName,
  PhoneCode: codeOf(values.PhoneCode),
  PhoneNo: values.PhoneNo,
  MobileCode: codeOf(values.MobileCode),
  MobileNumber: values.MobileNumber,
  Language: values.Language,
});

/** `852` and `+ 852` are +852 too. */
const codeOf = (text: string): string => {
  const digits = text.replace(/[\s+]/g, '');
  return digits ? `+${digits}` : DEFAULT_PHONE_CODE;
};
