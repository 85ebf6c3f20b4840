/** What the file about a person has, in its order. */
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

/** A part that fits into memory, or one that comes row by row. Nothing is read before it is written. */
export type OwnPart = { Name: (typeof OWN_PARTS)[number] } & (
  | { read: () => unknown }
  | { rows: () => AsyncIterable<object> }
);
