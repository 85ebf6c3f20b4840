import type { ExhaustedHandlersOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { failExport, runExport } from './run-export.ts';
import { sweepExports } from './sweep-exports.ts';

/** Background work of this module, with what each job is given. */
type ExportsTasks = {
  /** Generates the file of a list or of documents for download. */
  'export.make': { ExportId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ExportsTasks {}
}

export const jobs = {
  'export.make': runExport,
} satisfies JobsOf<ExportsTasks>;

/** A file that a user is waiting for ends with its job. */
export const onExhausted = {
  'export.make': failExport,
} satisfies ExhaustedHandlersOf<ExportsTasks>;

export const nightly = {
  exports: { place: 50, run: (portal) => sweepExports(portal) },
} satisfies NightlySteps;
