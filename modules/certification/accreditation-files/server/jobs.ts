import type { EndingsOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { endDossier, makeDossier } from './make-dossier.ts';
import { removeOldDossiers } from './remove-old.ts';

/** Background work of this module, with what each job is given. */
type AccreditationFilesTasks = {
  /** Generates a requested accreditation file. */
  'dossier.make': { DossierId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends AccreditationFilesTasks {}
}

export const jobs = {
  'dossier.make': makeDossier,
} satisfies JobsOf<AccreditationFilesTasks>;

/** Waiting requests end with their job. */
export const endings = {
  'dossier.make': endDossier,
} satisfies EndingsOf<AccreditationFilesTasks>;

export const nightly = {
  'accreditation files': { place: 60, run: removeOldDossiers },
} satisfies NightSteps;
