/** Dry run of a service definition: a simulated application through form, review steps and certificate. */
import { defineModule } from '#platform/common/module.ts';
import { serviceTrialPermissions } from './rules/permissions.ts';
import { serviceTrialScreens } from './rules/screens.ts';
import { trialTexts } from './texts/trial.ts';

const texts = { trial: trialTexts };

export const module = defineModule({
  name: 'operations/service-trial',
  uses: [
    'applications/applications',
    'applications/assessments',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'certification/cycles',
    'certification/document-templates',
    'identity/accounts',
    'messaging/notification-centre',
  ],
  permissions: serviceTrialPermissions,
  screens: serviceTrialScreens,
  texts,
});

type ServiceTrialTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ServiceTrialTexts {}
}
