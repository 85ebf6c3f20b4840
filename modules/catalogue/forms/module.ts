/** Application forms: questions, validation of answers, the form designer and checks before publication. */
import { defineModule } from '#platform/common/module.ts';
import { formTexts } from './texts/form.ts';
import { formDesignerTexts } from './texts/form-designer.ts';
import { formEngineTexts } from './texts/form-engine.ts';
import { formFaultTexts } from './texts/form-fault.ts';

const texts = {
  form: formTexts,
  formDesigner: formDesignerTexts,
  formEngine: formEngineTexts,
  formFault: formFaultTexts,
};

export const module = defineModule({
  name: 'catalogue/forms',
  uses: ['catalogue/reference-data', 'catalogue/services'],
  texts,
});

type FormsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends FormsTexts {}
}
