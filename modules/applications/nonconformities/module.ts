/** Nonconformities: raised from checklist results, answered by the client, verified by auditors, closed by the decision. */
import { defineModule } from '#platform/common/module.ts';
import { nonconformitiesEvents } from './rules/events.ts';
import { nonconformitiesExports, nonconformitiesLists } from './rules/lists.ts';
import { nonconformitiesNotices } from './rules/notices.ts';
import { nonconformitiesPermissions } from './rules/permissions.ts';
import { nonconformitiesScreens } from './rules/screens.ts';
import { nonconformityWorkflow } from './rules/workflow.ts';
import { nonconformityTexts } from './texts/nonconformity.ts';

const texts = { nonconformity: nonconformityTexts };

export const module = defineModule({
  name: 'applications/nonconformities',
  uses: [
    'applications/applications',
    'applications/assessments',
    'catalogue/services',
    'identity/accounts',
    'messaging/notification-centre',
  ],
  permissions: nonconformitiesPermissions,
  workflows: { TITLE_NONCONFORMITY_LIST: nonconformityWorkflow },
  screens: nonconformitiesScreens,
  notices: nonconformitiesNotices,
  lists: nonconformitiesLists,
  exports: nonconformitiesExports,
  events: nonconformitiesEvents,
  texts,
});

type NonconformitiesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends NonconformitiesTexts {}
}
