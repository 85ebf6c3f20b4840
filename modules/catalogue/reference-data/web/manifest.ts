/** Registers the screens for tags, industries, stages, grounds and countries in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { referenceDataEvents } from '../rules/events.ts';
import { referenceDataExports } from '../rules/lists.ts';
import { referenceDataScreens } from '../rules/screens.ts';

export const referenceDataWeb = defineWebModule({
  name: 'catalogue/reference-data',
  screens: referenceDataScreens,
  exports: referenceDataExports,
  events: referenceDataEvents,
  pages: {
    tags: page(() => import('./tags-page.tsx'), 'TagsPage'),
    industries: page(() => import('./industries-page.tsx'), 'IndustriesPage'),
    stages: page(() => import('./stages-page.tsx'), 'StagesPage'),
    grounds: page(() => import('./grounds-page.tsx'), 'GroundsPage'),
    country: page(() => import('./countries-page.tsx'), 'CountriesPage'),
  },
});
