/** Registers the service screens in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { servicesEvents } from '../rules/events.ts';
import { servicesScreens } from '../rules/screens.ts';

export const servicesWeb = defineWebModule({
  name: 'catalogue/services',
  screens: servicesScreens,
  events: servicesEvents,
  pages: {
    assessmentServices: page(() => import('./list/services-page.tsx'), 'ServicesPage'),
    assessmentServiceAdd: page(() => import('./service-add-page.tsx'), 'ServiceAddPage'),
    assessmentServiceEdit: page(() => import('./service-edit-page.tsx'), 'ServiceEditPage'),
    assessmentServiceView: page(() => import('./service-view-page.tsx'), 'ServiceViewPage'),
  },
});
