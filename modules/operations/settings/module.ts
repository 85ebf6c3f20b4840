/** Portal settings that administrators change at runtime, with validation, history and logo. */
import { defineModule } from '#platform/common/module.ts';
import { settingsPermissions } from './rules/permissions.ts';
import { settingsScreens } from './rules/screens.ts';
import { settingTexts } from './texts/setting.ts';
import { settingNameTexts } from './texts/setting-name.ts';

const texts = { setting: settingTexts, settingName: settingNameTexts };

export const module = defineModule({
  name: 'operations/settings',
  uses: ['billing/invoices', 'identity/sign-in', 'support/chat'],
  permissions: settingsPermissions,
  screens: settingsScreens,
  texts,
});

type SettingsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends SettingsTexts {}
}
