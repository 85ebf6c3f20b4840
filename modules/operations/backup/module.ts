/** Backup and restore: encrypted copies of database and files, their verification and the age check. */
import { defineModule } from '#platform/common/module.ts';
import { backupEvents } from './rules/events.ts';
import { backupSettings } from './rules/settings.ts';
import { backupTexts } from './texts/backup.ts';

const texts = { backup: backupTexts };

export const module = defineModule({
  name: 'operations/backup',
  uses: ['certification/credentials', 'certification/transparency-log', 'operations/event-log'],
  events: backupEvents,
  settings: backupSettings,
  texts,
});

type BackupTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends BackupTexts {}
}
