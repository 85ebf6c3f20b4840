import { wholeNumber } from '#platform/common/settings/field.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** How long a file can be fetched. */
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
