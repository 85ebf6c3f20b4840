/**
 * What may have ended between the cut and now, and must not live again: whoever signed out or was signed out stays so,
 * a link that was used is used. Files that are made anew for whoever asks are no part of a backup, so their rows say
 * that they are gone.
 */
export const REVOKE_WHAT_ENDED: readonly string[] = [
  `update session set ended_at = now() where ended_at is null`,
  `update one_time_link set used_at = now() where used_at is null`,
  `delete from download_ticket`,
  `update export set state = 'EXPIRED', storage_key = null where state = 'READY'`,
  `update export set storage_key = null where state in ('CANCELLED', 'FAILED', 'EXPIRED')`,
  `update dossier set status = 'GONE', storage_key = null where status = 'READY'`,
];
