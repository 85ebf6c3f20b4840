/**
 * Public interface of the backup module for other server modules: the age check, the newest backup and the
 * portal's version.
 */
export { checkBackupAge } from './check-backup-age.ts';
export { newestBackup } from './newest-backup.ts';
