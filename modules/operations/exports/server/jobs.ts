import type { EndingsOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { endExport, makeExport } from './make-export.ts';
import { sweepExports } from './sweep-exports.ts';

/** Background work of this module, with what each job is given. */
type ExportsTasks = {
  /** Makes a list or documents that somebody takes along. */
  'export.make': { ExportId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ExportsTasks {}
}

export const jobs = {
  'export.make': makeExport,
} satisfies JobsOf<ExportsTasks>;

/** What somebody waits for ends with its job. */
export const endings = {
  'export.make': endExport,
} satisfies EndingsOf<ExportsTasks>;

export const nightly = {
  exports: { place: 50, run: (portal) => sweepExports(portal) },
} satisfies NightSteps;
