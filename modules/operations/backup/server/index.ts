/** What other modules may use of this one; everything else is its own. */
export { checkBackupAge } from './check-backup-age.ts';
export { newestBackup } from './newest-backup.ts';
export { portalVersion } from './portal-version.ts';
