/**
 * Register in which the applications module states, for applications, the quotas of attached files and the
 * earlier records whose files they may refer to.
 */
import type { RawBuilder } from 'kysely';
import { defineRegister } from '../registers.ts';
import type { AttachedBound } from './attachment-quota.ts';

type FileHolder = {
  /** Quotas for the client files of this record and of others counted with it. */
  bounds(id: number): readonly AttachedBound[];
  /** Parenthesised subquery with ids of earlier cycles' records, whose files this record may refer to. */
  earlier(id: number): RawBuilder<number>;
};

/** Filled by the module that owns the record type. */
export const fileHolders = defineRegister<'APPLICATION', FileHolder>('files.holders', ['APPLICATION']);
