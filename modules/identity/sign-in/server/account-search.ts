import { searchText } from '#platform/server/database/search-text.ts';

type Person = {
  FirstName: string;
  MiddleName?: string;
  LastName: string;
  Email: string;
  PhoneNo?: string;
  MobileNumber?: string;
};

/**
 * Builds the text by which an account is found in lists and search: names, email and phone numbers in the
 * forms in which users type them.
 */
export function accountSearch(person: Person): string {
  const { FirstName, MiddleName = '', LastName, Email, PhoneNo = '', MobileNumber = '' } = person;
  const parts = [FirstName, MiddleName, LastName, Email];
  // Chinese names are written without spaces, family name first.
  if (/\p{Script=Han}/u.test(LastName)) parts.push(`${LastName}${MiddleName}${FirstName}`);
  for (const number of [PhoneNo, MobileNumber]) if (number) parts.push(number, number.replace(/\D/g, ''));
  return searchText(...parts.filter(Boolean));
}
