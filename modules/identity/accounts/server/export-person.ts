import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { type Cells, dayCell } from '#platform/server/tables/cells.ts';

type Person = {
  FirstName: string;
  MiddleName: string;
  LastName: string;
  Email: string;
  PhoneCode: string;
  PhoneNo: string;
  Status: string;
  CreatedAt: Date;
  SignedInAt: Date | null;
};

/**
 * The columns about the person (name, email, phone, status, creation, last sign-in) and their cell values,
 * which come first in the exports of clients, sub-accounts and staff.
 */
export const exportedPerson = {
  columns: [
    ['name', 'EXPORT_FIRST_NAME'],
    ['name', 'EXPORT_MIDDLE_NAME'],
    ['name', 'EXPORT_LAST_NAME'],
    ['email', 'EXPORT_EMAIL'],
    ['phone', 'EXPORT_PHONE'],
    ['status', 'EXPORT_STATUS'],
    ['created', 'EXPORT_CREATED'],
    ['signedIn', 'EXPORT_SIGNED_IN'],
  ],
  cells: (row: Person, language: Language): Cells => [
    row.FirstName,
    row.MiddleName,
    row.LastName,
    row.Email,
    row.PhoneNo && `${row.PhoneCode} ${row.PhoneNo}`,
    translate(`ACCOUNT_STATUS_${row.Status}`, language),
    dayCell(hongKongDate(row.CreatedAt)),
    dayCell(row.SignedInAt && hongKongDate(row.SignedInAt)),
  ],
} as const;
