/**
 * External forms: application forms filled in on a MachForm server, their entries and the mapping to
 * answers.
 */
import { defineModule } from '#platform/common/module.ts';
import { externalFormsEvents } from './rules/events.ts';
import { externalFormsPermissions } from './rules/permissions.ts';
import { externalFormTexts } from './texts/external-form.ts';

const texts = { externalForm: externalFormTexts };

export const module = defineModule({
  name: 'applications/external-forms',
  uses: [
    'applications/applications',
    'applications/assessments',
    'catalogue/forms',
    'catalogue/services',
    'identity/sign-in',
  ],
  permissions: externalFormsPermissions,
  events: externalFormsEvents,
  texts,
});

type ExternalFormsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ExternalFormsTexts {}
}
