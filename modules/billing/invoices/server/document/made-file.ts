/** A file that was made to be taken along. */
export type MadeFile = {
  Name: string;
  Type: 'application/pdf' | 'application/zip' | 'text/csv';
  Bytes: Buffer;
};
