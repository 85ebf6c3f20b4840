/**
 * Register through which the module of decisions supplies the salted hash of the decision that each event of a certificate
 * follows, for the entries of the public log.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import { defineRegister } from '#platform/server/registers.ts';

export type LoggedEvent = { CertificateId: number; Seq: number };

/** Key of an event in the answer. */
export const eventName = ({ CertificateId, Seq }: LoggedEvent): string => `${CertificateId} ${Seq}`;

/**
 * Hashes in hexadecimal by `eventName`; events without a decision are missing. The hash of an event never changes: only
 * decisions that were recorded before the event or with it count.
 */
type DecisionHashes = (db: Queries, events: readonly LoggedEvent[]) => Promise<ReadonlyMap<string, string>>;

export const decisionHashes = defineRegister<'DECISIONS', DecisionHashes>('transparency-log.decisions', [
  'DECISIONS',
]);
