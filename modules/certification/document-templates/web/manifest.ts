/** Web manifest of the template module. */
import { certificateTab } from '#modules/catalogue/services/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { documentTemplatesEvents } from '../rules/events.ts';
import { documentTemplatesScreens } from '../rules/screens.ts';

export const documentTemplatesWeb = defineWebModule({
  name: 'certification/document-templates',
  screens: documentTemplatesScreens,
  events: documentTemplatesEvents,
  pages: {
    marks: page(() => import('./marks-page.tsx'), 'MarksPage'),
  },
  slots: [certificateTab.with(lazyPart(() => import('./certificate-tab.tsx'), 'CertificateDesignTab'))],
});
