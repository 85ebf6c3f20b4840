/** A generated file for download: name, type and bytes. */
export type MadeFile = {
  Name: string;
  Type: 'application/pdf' | 'application/zip' | 'text/csv';
  Bytes: Buffer;
};
