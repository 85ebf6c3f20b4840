import { defineWebModule, page } from '#platform/web/web-module.ts';
import { settingsScreens } from '../rules/screens.ts';

export const settingsWeb = defineWebModule({
  name: 'operations/settings',
  screens: settingsScreens,
  pages: {
    settings: page(async () => {
      const { withSettingTables } = await import('#platform/web/setting-tables.ts');
      return withSettingTables(() => import('./settings-page.tsx'));
    }, 'SettingsPage'),
  },
});
