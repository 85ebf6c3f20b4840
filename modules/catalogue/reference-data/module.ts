/** Reference lists that administrators maintain: industries, tags, stages, grounds of decisions and countries. */
import { defineModule } from '#platform/common/module.ts';
import { referenceDataEvents } from './rules/events.ts';
import { referenceDataExports } from './rules/lists.ts';
import { referenceDataPermissions } from './rules/permissions.ts';
import { referenceDataScreens } from './rules/screens.ts';
import { referenceTexts } from './texts/reference.ts';

const texts = { reference: referenceTexts };

export const module = defineModule({
  name: 'catalogue/reference-data',
  uses: ['catalogue/services', 'identity/accounts'],
  permissions: referenceDataPermissions,
  screens: referenceDataScreens,
  exports: referenceDataExports,
  events: referenceDataEvents,
  texts,
});

type ReferenceDataTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ReferenceDataTexts {}
}
