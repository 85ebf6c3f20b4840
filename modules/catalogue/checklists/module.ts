/** Checklists of a service: the points that each step must assess, edited in the service editor. */
import { defineModule } from '#platform/common/module.ts';
import { checklistDesignerTexts } from './texts/checklist-designer.ts';

const texts = { checklistDesigner: checklistDesignerTexts };

export const module = defineModule({
  name: 'catalogue/checklists',
  uses: ['catalogue/forms', 'catalogue/services'],
  texts,
});

type ChecklistsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ChecklistsTexts {}
}
