/** Registers the dry run screen and the warning before publication in the web client. */
import { beforePublish } from '#modules/catalogue/services/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { serviceTrialScreens } from '../rules/screens.ts';

export const serviceTrialWeb = defineWebModule({
  name: 'operations/service-trial',
  screens: serviceTrialScreens,
  pages: {
    assessmentServiceTrial: page(() => import('./trial-page.tsx'), 'TrialPage'),
  },
  slots: [beforePublish.with(lazyPart(() => import('./before-publish.tsx'), 'BeforePublish'))],
});
