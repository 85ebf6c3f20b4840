/** Registers the accounts module in the web client: screens, lists, exports, events and some of its pages. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { accountsEvents } from '../rules/events.ts';
import { accountsExports, accountsLists } from '../rules/lists.ts';
import { accountsScreens } from '../rules/screens.ts';

export const accountsWeb = defineWebModule({
  name: 'identity/accounts',
  screens: accountsScreens,
  lists: accountsLists,
  exports: accountsExports,
  events: accountsEvents,
  pages: {
    users: page(() => import('./client/clients-page.tsx'), 'ClientsPage'),
    userAdd: page(() => import('./client/client-add-page.tsx'), 'ClientAddPage'),
    password: page(() => import('./user/password-page.tsx'), 'PasswordPage'),
  },
});
