/**
 * Register of the events that records of higher-level modules contribute to the history of their application.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { RelatedEvent } from '../rules/history-row.ts';

/** Reads the events of one application that the reader may see, newest first. */
type ReadEvents = (db: Queries, actor: SignedIn, applicationId: number) => Promise<RelatedEvent[]>;

export const relatedEvents = defineRegister<'NONCONFORMITIES', ReadEvents>('applications.related-events', [
  'NONCONFORMITIES',
]);
