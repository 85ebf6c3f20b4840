/** The parts of a user's data export, in order; modules provide them. */
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
