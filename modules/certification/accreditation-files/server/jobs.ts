/** Jobs of the accreditation file module: generation on request and nightly removal of expired files. */
import type { ExhaustedHandlersOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { abandonAccreditationFile, generateAccreditationFile } from './generate-accreditation-file.ts';
import { removeExpiredAccreditationFiles } from './remove-expired.ts';

/** Jobs of this module with their parameters. */
type AccreditationFilesTasks = {
  /** Generates a requested accreditation file. */
  'accreditation-file.generate': { AccreditationFileId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends AccreditationFilesTasks {}
}

export const jobs = {
  'accreditation-file.generate': generateAccreditationFile,
} satisfies JobsOf<AccreditationFilesTasks>;

/** Marks a request as failed when its job is no longer retried. */
export const onExhausted = {
  'accreditation-file.generate': abandonAccreditationFile,
} satisfies ExhaustedHandlersOf<AccreditationFilesTasks>;

export const nightly = {
  'accreditation files': { place: 60, run: removeExpiredAccreditationFiles },
} satisfies NightlySteps;
