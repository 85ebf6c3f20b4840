/**
 * Registers the background jobs of exports: generating a file, marking an export as failed when its job
 * fails permanently, and removing old files nightly.
 */
import type { ExhaustedHandlersOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { failExport, runExport } from './run-export.ts';
import { sweepExports } from './sweep-exports.ts';

/** Background jobs of this module with their payloads. */
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

/** When the job fails permanently, its export is marked as failed, so that the user does not keep waiting. */
export const onExhausted = {
  'export.make': failExport,
} satisfies ExhaustedHandlersOf<ExportsTasks>;

export const nightly = {
  exports: { place: 50, run: (portal) => sweepExports(portal) },
} satisfies NightlySteps;
