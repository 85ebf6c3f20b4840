/** Registers the form tab in the service editor. */
import { formTab } from '#modules/catalogue/services/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule } from '#platform/web/web-module.ts';

export const formsWeb = defineWebModule({
  name: 'catalogue/forms',
  slots: [formTab.with(lazyPart(() => import('./form-tab.tsx'), 'FormTab'))],
});
