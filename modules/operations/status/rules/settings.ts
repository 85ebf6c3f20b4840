import { oneLine } from '#platform/common/settings/field.ts';
import { emailsOrNone } from '#platform/common/settings/identity-rules.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Who is notified of a check's findings. */
export const statusSettings = {
  AlertAddresses: {
    Group: 'alerts',
    Place: 1,
    ...oneLine('', 500, emailsOrNone),
    ...GUARDED,
    Affects: ['MAIL'],
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    status: typeof statusSettings;
  }
}
