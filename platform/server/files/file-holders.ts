import type { RawBuilder } from 'kysely';
import { defineRegister } from '../registers.ts';
import type { AttachedBound } from './attachment-quota.ts';

type FileHolder = {
  /** What clients may attach to this record and to others that count with it. */
  bounds(id: number): readonly AttachedBound[];
  /** Ids of the records of earlier cycles, whose files this one may name; a query in brackets. */
  earlier(id: number): RawBuilder<number>;
};

/** Records that files are tied to, each by the module whose record it is. */
export const fileHolders = defineRegister<'APPLICATION', FileHolder>('files.holders', ['APPLICATION']);
