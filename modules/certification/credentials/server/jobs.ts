import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { issueCredentialTask } from './issue-credential.ts';

/** Background work of this module, with what each job is given. */
type CredentialsTasks = {
  /** The credential of the revision in force. */
  'credential.issue': { CertificateId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CredentialsTasks {}
}

export const jobs = {
  'credential.issue': issueCredentialTask,
} satisfies JobsOf<CredentialsTasks>;
