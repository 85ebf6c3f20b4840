import type { DocumentTables, JobsOf } from '#platform/server/jobs/handler.ts';
import { renderDisclosure } from './render-disclosure.ts';

/** Background work of this module, with what each job is given. */
type DisclosuresTasks = {
  /** Prints a disclosure document that was decided. */
  'disclosure.render': { DisclosureDocumentId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends DisclosuresTasks {}
}

export const jobs = {
  'disclosure.render': renderDisclosure,
} satisfies JobsOf<DisclosuresTasks>;

export const documents = { 'disclosure.render': 'disclosure_document' } satisfies DocumentTables;
