import type { Localized } from '../contract/shapes.ts';

/** The certification body's identity and contact details. Empty fields are omitted. */
export type Contact = {
  LegalName: Localized;
  RegistrationNo: string;
  Address: Localized;
  Email: string;
  PhoneNo: string;
  WebAddress: string;
  OpeningHours: Localized | null;
};
