/** Web manifest of nonconformities: screens, menu entry, list, and the part on the page of an application. */
import { applicationNonconformities } from '#modules/applications/applications/web/index.ts';
import { earlierPoints } from '#modules/applications/assessments/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { nonconformitiesEvents } from '../rules/events.ts';
import { nonconformitiesExports, nonconformitiesLists } from '../rules/lists.ts';
import { nonconformitiesScreens } from '../rules/screens.ts';

export const nonconformitiesWeb = defineWebModule({
  name: 'applications/nonconformities',
  screens: nonconformitiesScreens,
  lists: nonconformitiesLists,
  exports: nonconformitiesExports,
  events: nonconformitiesEvents,
  pages: {
    nonconformityList: page(() => import('./list-page.tsx'), 'NonconformitiesPage'),
    nonconformityView: page(() => import('./record-page.tsx'), 'NonconformityPage'),
  },
  slots: [
    earlierPoints.with(lazyPart(() => import('./earlier-points.tsx'), 'EarlierPoints')),
    applicationNonconformities.with(
      lazyPart(() => import('./application-nonconformities.tsx'), 'ApplicationNonconformities'),
    ),
  ],
});
