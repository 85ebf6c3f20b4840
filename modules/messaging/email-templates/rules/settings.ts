import { wholeNumber } from '#platform/common/settings/field.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Setting for how many months the texts of sent emails are retained. */
export const emailTemplatesSettings = {
  MailMonths: {
    Group: 'retention',
    Place: 3,
    ...wholeNumber(24, 1, 120),
    ...GUARDED,
    Unit: 'MONTHS',
    Affects: ['NIGHT'],
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    emailTemplates: typeof emailTemplatesSettings;
  }
}
