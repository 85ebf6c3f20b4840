/** Web manifest of the external forms module. */
import { externalFormScreen } from '#modules/applications/applications/web/index.ts';
import { externalFormTab } from '#modules/catalogue/services/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule } from '#platform/web/web-module.ts';
import { externalFormsEvents } from '../rules/events.ts';

export const externalFormsWeb = defineWebModule({
  name: 'applications/external-forms',
  events: externalFormsEvents,
  slots: [
    externalFormTab.with(lazyPart(() => import('./external-tab.tsx'), 'ExternalTab')),
    externalFormScreen.with(lazyPart(() => import('./external-form-screen.tsx'), 'ExternalFormScreen')),
  ],
});
