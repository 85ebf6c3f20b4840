import { wholeNumber } from '#platform/common/settings/field.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Setting for the number of days for which an accreditation file can be downloaded. */
export const accreditationFilesSettings = {
  ExportDays: {
    Group: 'retention',
    Place: 6,
    ...wholeNumber(7, 1, 365),
    ...GUARDED,
    Unit: 'DAYS',
    Affects: ['NIGHT'],
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    accreditationFiles: typeof accreditationFilesSettings;
  }
}
