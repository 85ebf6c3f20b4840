/** Public interface of the backup module for other server modules: the age check and the newest backup. */
export { checkBackupAge } from './check-backup-age.ts';
export { newestBackup } from './newest-backup.ts';
export { portalVersion } from './portal-version.ts';
