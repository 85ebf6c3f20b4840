import { oneLine } from '#platform/common/settings/field.ts';
import { emailsOrNone } from '#platform/common/settings/identity-rules.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Settings of the status module: who is notified of a checker's findings. */
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
