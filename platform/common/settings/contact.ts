import type { Localized } from '../contract/shapes.ts';

/** Who the body is and where it can be reached. What is empty is left out. */
export type Contact = {
  LegalName: Localized;
  RegistrationNo: string;
  Address: Localized;
  Email: string;
  PhoneNo: string;
  WebAddress: string;
  OpeningHours: Localized | null;
};
