/** Registers the checklist tab in the service editor. */
import { checklistTab } from '#modules/catalogue/services/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule } from '#platform/web/web-module.ts';

export const checklistsWeb = defineWebModule({
  name: 'catalogue/checklists',
  slots: [checklistTab.with(lazyPart(() => import('./checklist-tab.tsx'), 'ChecklistDesignerTab'))],
});
