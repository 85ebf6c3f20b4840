import { defineWebModule, page } from '#platform/web/web-module.ts';
import { accountsScreens } from '../rules/screens.ts';

export const accountsWeb = defineWebModule({
  name: 'identity/accounts',
  screens: accountsScreens,
  pages: {
    users: page(() => import('./client/clients-page.tsx'), 'ClientsPage'),
    userAdd: page(() => import('./client/client-add-page.tsx'), 'ClientAddPage'),
    password: page(() => import('./user/password-page.tsx'), 'PasswordPage'),
  },
});
