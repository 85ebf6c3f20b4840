/** Register through which higher modules supply their part of an accreditation file. */
import { defineRegister } from '#platform/server/registers.ts';
import type { Section } from '../pages/blocks.ts';
import type { PageText } from '../pages/page-text.ts';
import type { AccreditationFileReader } from './reader.ts';

/** Data for `record.json`, oldest first, and the section of the printed index. */
export type SuppliedPart = { Data: readonly object[]; print: (w: PageText) => Section };

/** Reads what the reader may see, in the snapshot of the caller. */
type ReadPart = (reader: AccreditationFileReader, CertificateKey: string) => Promise<SuppliedPart>;

export const suppliedParts = defineRegister<'DECISIONS', ReadPart>('accreditation-files.parts', [
  'DECISIONS',
]);
