import type { Language } from '#platform/common/i18n/language.ts';
import type { AccountView } from '../rules/contract.ts';

/**
 * Form values of a person in the account forms, in a flat object named like the fields in the server's
 * errors, with their initial values and their conversion to the request body.
 */
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

/** Props of the person fields in a form. */
export type PersonFieldProps = {
  values: PersonValues;
  onChange: (patch: Partial<PersonValues>) => void;
  errorOf: (field: string) => string | undefined;
  /** Why the address cannot be changed; absent if it can be. */
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

/**
 * Request fields common to all account actions. The email address is separate, because not every user may
 * change it.
 */
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

/** Normalises a calling code: `852` and `+ 852` become +852. */
const codeOf = (text: string): string => {
  const digits = text.replace(/[\s+]/g, '');
  return digits ? `+${digits}` : DEFAULT_PHONE_CODE;
};
