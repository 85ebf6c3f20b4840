/** Resources that answers about one application and about the list of applications depend on. */

/** What the record and the rules of its actions are read from. */
export const RECORD_READS = [
  'accounts',
  'applications',
  'certificates',
  'checklists',
  'files',
  'invoices',
  'nonconformities',
  'payment-connection',
  'payments',
  'services',
  'teams',
];

export const LIST_READS = [
  'accounts',
  'applications',
  'certificates',
  'checklists',
  'invoices',
  'reference-data',
  'nonconformities',
  'services',
  'settings',
  'teams',
];
