/**
 * Names and order of the parts of a user's personal data export, and the type with which this and other
 * modules provide a part.
 */
export const OWN_PARTS = [
  'Account',
  'Organisation',
  'SignIn',
  'Sessions',
  'Consents',
  'Notifications',
  'Comments',
  'ListViews',
  'Log',
  'Payments',
  'Files',
  'Applications',
  'Conversations',
] as const;

/** A part read as a whole, or one streamed row by row. Nothing is read before it is written. */
export type OwnPart = { Name: (typeof OWN_PARTS)[number] } & (
  | { read: () => unknown }
  | { rows: () => AsyncIterable<object> }
);
