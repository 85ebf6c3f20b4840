import type { Localized } from '../contract/shapes.ts';

/**
 * Type of the certification body's legal name, registration number, address and contact details; fields that
 * are empty are omitted where it is shown.
 */
export type Contact = {
  LegalName: Localized;
  RegistrationNo: string;
  Address: Localized;
  Email: string;
  PhoneNo: string;
  WebAddress: string;
  OpeningHours: Localized | null;
};
