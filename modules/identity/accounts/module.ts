/** User accounts of clients, sub-accounts and staff: creation, roles, status, own profile and data export. */
import { defineModule } from '#platform/common/module.ts';
import { accountsEvents } from './rules/events.ts';
import { accountsExports, accountsLists } from './rules/lists.ts';
import { accountsPermissions } from './rules/permissions.ts';
import { accountsScreens } from './rules/screens.ts';
import { clientWorkflow, staffWorkflow, subWorkflow } from './rules/workflow.ts';
import { accountTexts } from './texts/account.ts';
import { profileTexts } from './texts/profile.ts';
import { staffTexts } from './texts/staff.ts';

const texts = { account: accountTexts, staff: staffTexts, profile: profileTexts };

export const module = defineModule({
  name: 'identity/accounts',
  uses: ['identity/organisations', 'identity/sign-in'],
  permissions: accountsPermissions,
  workflows: { TITLE_CLIENTS: clientWorkflow, TITLE_SUBS: subWorkflow, TITLE_STAFF_LIST: staffWorkflow },
  screens: accountsScreens,
  lists: accountsLists,
  exports: accountsExports,
  events: accountsEvents,
  texts,
});

type AccountsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends AccountsTexts {}
}
