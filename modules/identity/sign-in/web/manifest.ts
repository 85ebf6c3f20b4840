/** Registers the sign-in and registration screens in the web client. */
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { signInEvents } from '../rules/events.ts';
import { signInScreens } from '../rules/screens.ts';

export const signInWeb = defineWebModule({
  name: 'identity/sign-in',
  screens: signInScreens,
  events: signInEvents,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).signInSettings,
  pages: {
    login: page(() => import('./login-page.tsx'), 'LoginPage'),
    loginProvider: page(() => import('./provider/provider-page.tsx'), 'ProviderPage'),
    register: page(() => import('./register-page.tsx'), 'RegisterPage'),
    registerClient: page(() => import('./register-client-page.tsx'), 'RegisterClientPage'),
    registerVerified: page(() => import('./register-verified-page.tsx'), 'RegisterVerifiedPage'),
    forgot: page(() => import('./forgot-page.tsx'), 'ForgotPage'),
    forgotReset: page(() => import('./forgot-reset-page.tsx'), 'ForgotResetPage'),
    logout: page(() => import('./logout-page.tsx'), 'LogoutPage'),
  },
});
