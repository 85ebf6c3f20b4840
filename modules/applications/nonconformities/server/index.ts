/** Server parts of nonconformities that other modules may import; everything else is internal. */
export { type NonconformityRecord, nonconformityRecords } from './records-of-application.ts';
