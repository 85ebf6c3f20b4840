/** Registers the settings page in the web client. */
import { withSettings } from '#platform/web/setting-loaders.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { settingsScreens } from '../rules/screens.ts';

export const settingsWeb = defineWebModule({
  name: 'operations/settings',
  screens: settingsScreens,
  pages: {
    settings: page(() => import('./settings-page.tsx').then(withSettings), 'SettingsPage'),
  },
});
