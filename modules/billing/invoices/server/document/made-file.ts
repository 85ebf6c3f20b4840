/** A generated invoice, statement or refund note for download: file name, type and bytes. */
export type MadeFile = {
  Name: string;
  Type: 'application/pdf' | 'application/zip' | 'text/csv';
  Bytes: Buffer;
};
