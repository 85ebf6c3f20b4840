import type { ExhaustedHandlersOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { abandonAccreditationFile, generateAccreditationFile } from './generate-accreditation-file.ts';
import { removeExpiredAccreditationFiles } from './remove-expired.ts';

/** Background work of this module, with what each job is given. */
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

/** Waiting requests end with their job. */
export const onExhausted = {
  'accreditation-file.generate': abandonAccreditationFile,
} satisfies ExhaustedHandlersOf<AccreditationFilesTasks>;

export const nightly = {
  'accreditation files': { place: 60, run: removeExpiredAccreditationFiles },
} satisfies NightlySteps;
