/**
 * Diagnostics: the `doctor` command that checks settings, database, services and keys of an installation, and
 * the page that shows them read-only.
 */
import { defineModule } from '#platform/common/module.ts';
import { diagnosticsPermissions } from './rules/permissions.ts';
import { diagnosticsScreens } from './rules/screens.ts';
import { deploymentTexts } from './texts/deployment.ts';

const texts = { deployment: deploymentTexts };

export const module = defineModule({
  name: 'operations/diagnostics',
  uses: ['identity/sign-in', 'operations/status'],
  permissions: diagnosticsPermissions,
  screens: diagnosticsScreens,
  texts,
});

type DiagnosticsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends DiagnosticsTexts {}
}
