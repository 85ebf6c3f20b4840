import { wholeNumber } from '#platform/common/settings/field.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Settings for how long questions and chats are stored. */
export const conversationsSettings = {
  QuestionMonths: {
    Group: 'retention',
    Place: 1,
    ...wholeNumber(24, 1, 240),
    ...GUARDED,
    Unit: 'MONTHS',
    Affects: ['NIGHT'],
    Replaces: 'QUESTION_MONTHS',
  },
  ChatMonths: {
    Group: 'retention',
    Place: 2,
    ...wholeNumber(84, 6, 240),
    ...GUARDED,
    Unit: 'MONTHS',
    Affects: ['NIGHT'],
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    conversations: typeof conversationsSettings;
  }
}
