import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the backup settings. */
export const backupTexts = {
  AREA_backup: ['Backups', '備份', '备份'],

  SET_BackupHours: ['Maximum backup age', '備份期限', '备份期限'],
  SET_BackupHours_HELP: [
    'An alert is sent if the last complete backup is older. For nightly backups, 26 hours leave two hours for the backup.',
    '最近一次完整備份超過此時數即發出警示。每晚備份最多相隔一日，26 小時已預留兩小時進行備份。',
    '最近一次完整备份超过此时数即发出警报。每晚备份最多相隔一天，26 小时已预留两小时进行备份。',
  ],
} as const satisfies Texts;
