/**
 * Certification cycles: surveillance and renewal due dates, schedule, reminders, calendar feeds, opening of
 * assessments.
 */
import { defineModule } from '#platform/common/module.ts';
import { cyclesEvents } from './rules/events.ts';
import { cyclesExports, cyclesLists } from './rules/lists.ts';
import { cyclesNotices } from './rules/notices.ts';
import { cyclesPermissions } from './rules/permissions.ts';
import { cyclesScreens } from './rules/screens.ts';
import { cycleTexts } from './texts/cycle.ts';

const texts = { cycle: cycleTexts };

export const module = defineModule({
  name: 'certification/cycles',
  uses: [
    'applications/applications',
    'billing/finance-reports',
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
  permissions: cyclesPermissions,
  screens: cyclesScreens,
  notices: cyclesNotices,
  lists: cyclesLists,
  exports: cyclesExports,
  events: cyclesEvents,
  texts,
});

type CyclesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends CyclesTexts {}
}
