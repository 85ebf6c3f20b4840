/**
 * Assessment services: what the certification body offers, with drafts, published versions, fees and
 * cycles.
 */
import { defineModule } from '#platform/common/module.ts';
import { servicesEvents } from './rules/events.ts';
import { servicesPermissions } from './rules/permissions.ts';
import { servicesScreens } from './rules/screens.ts';
import { serviceWorkflow } from './rules/workflow.ts';
import { serviceTexts } from './texts/service.ts';
import { serviceCompareTexts } from './texts/service-compare.ts';
import { servicePartsTexts } from './texts/service-parts.ts';
import { serviceScreenTexts } from './texts/service-screen.ts';

const texts = {
  service: serviceTexts,
  serviceScreen: serviceScreenTexts,
  serviceCompare: serviceCompareTexts,
  serviceParts: servicePartsTexts,
};

export const module = defineModule({
  name: 'catalogue/services',
  uses: ['billing/invoices', 'catalogue/forms', 'catalogue/reference-data', 'identity/accounts'],
  permissions: servicesPermissions,
  workflows: { TITLE_ASSESSMENT_SERVICES: serviceWorkflow },
  screens: servicesScreens,
  events: servicesEvents,
  texts,
});

type ServicesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ServicesTexts {}
}
