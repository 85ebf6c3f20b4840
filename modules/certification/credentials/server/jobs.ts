/**
 * Job of the credential module: issues the credential of a certificate's revision in force, queued with
 * every entry of its history.
 */
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { issueCredentialTask } from './issue-credential.ts';

/** Jobs of this module with their parameters. */
type CredentialsTasks = {
  /** Issues the credential of the revision in force. */
  'credential.issue': { CertificateId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CredentialsTasks {}
}

export const jobs = {
  'credential.issue': issueCredentialTask,
} satisfies JobsOf<CredentialsTasks>;
