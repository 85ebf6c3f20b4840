/**
 * Job of the disclosure module: generates a requested disclosure document, the public statement of how a
 * certificate was assessed.
 */
import type { DocumentTables, JobsOf } from '#platform/server/jobs/handler.ts';
import { renderDisclosure } from './render-disclosure.ts';

/** Jobs of this module with their parameters. */
type DisclosuresTasks = {
  /** Generates a requested disclosure document. */
  'disclosure.render': { DisclosureDocumentId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends DisclosuresTasks {}
}

export const jobs = {
  'disclosure.render': renderDisclosure,
} satisfies JobsOf<DisclosuresTasks>;

export const documents = { 'disclosure.render': 'disclosure_document' } satisfies DocumentTables;
