import { wholeNumber } from '#platform/common/settings/field.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Backup settings: the age in hours after which the last backup counts as overdue. */
export const backupSettings = {
  BackupHours: {
    Group: 'alerts',
    Place: 2,
    ...wholeNumber(26, 2, 720),
    ...GUARDED,
    Unit: 'HOURS',
    Affects: ['MAIL'],
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    backup: typeof backupSettings;
  }
}
