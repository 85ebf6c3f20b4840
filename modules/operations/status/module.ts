/** System status: scheduled integrity checkers, their alerts, and the status page for operators. */
import { defineModule } from '#platform/common/module.ts';
import { statusPermissions } from './rules/permissions.ts';
import { statusScreens } from './rules/screens.ts';
import { statusSettings } from './rules/settings.ts';
import { checkerTexts } from './texts/checker.ts';

const texts = { checker: checkerTexts };

export const module = defineModule({
  name: 'operations/status',
  uses: [
    'billing/reconciliation',
    'certification/credentials',
    'certification/transparency-log',
    'identity/accounts',
    'operations/backup',
    'operations/event-log',
  ],
  permissions: statusPermissions,
  screens: statusScreens,
  settings: statusSettings,
  texts,
});

type StatusTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends StatusTexts {}
}
