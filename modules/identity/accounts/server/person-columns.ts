import { accountSearch, checkPhone } from '#modules/identity/sign-in/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';

type Person = {
  Email: string;
  FirstName: string;
  MiddleName: string;
  LastName: string;
  PhoneCode: string;
  PhoneNo: string;
  MobileCode: string;
  MobileNumber: string;
};

/** Converts a person's input to database columns; an invalid phone number is refused at its field. */
export function personColumns(person: Person, language?: Language) {
  const columns = {
    Email: person.Email,
    FirstName: person.FirstName,
    MiddleName: person.MiddleName,
    LastName: person.LastName,
    PhoneCode: person.PhoneCode,
    PhoneNo: checkPhone('PhoneNo', person.PhoneCode, person.PhoneNo),
    MobileCode: person.MobileCode,
    MobileNumber: checkPhone('MobileNumber', person.MobileCode, person.MobileNumber),
  };
  return { ...columns, ...(language && { Language: language }), Search: accountSearch(columns) };
}
