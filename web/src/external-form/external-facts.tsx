import { TOKEN_QUESTION } from '@assay/shared/external-form/element.ts';
import { formProviderTraits } from '@assay/shared/external-form/provider.ts';
import { LANGUAGES } from '@assay/shared/translation/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { PartSection } from '../service/part-section.tsx';
import parts from '../service/parts.module.css';
import type { ServiceTabProps } from '../service/service-tab-props.ts';
import { Facts } from '../ui/facts.tsx';
import { questionOptions } from './question-options.ts';

export function ExternalFacts({ definition }: ServiceTabProps) {
  const t = useText();
  const language = useLanguage();
  const { FormProvider, MachForm, Form } = definition;
  const traits = formProviderTraits[FormProvider];
  const isFramed = !traits.IsAnsweredHere && MachForm !== null;
  const titles = new Map(questionOptions(Form, language).map(({ name, title }) => [name, title]));
  return (
    <div className={parts.part}>
      <Facts
        rows={[
          [t('FORM_PROVIDER'), t(traits.Label)],
          ...(isFramed
            ? LANGUAGES.map((one) => [t(`MACHFORM_ID_${one}`), MachForm.Forms[one] || '–'] as const)
            : []),
        ]}
      />
      {isFramed && (
        <PartSection title={t('MACHFORM_MAPPING')}>
          <Facts
            rows={MachForm.Fields.map(({ Element, Question }) => [
              Element,
              Question === TOKEN_QUESTION ? t('MACHFORM_TOKEN_OPTION') : (titles.get(Question) ?? Question),
            ])}
          />
        </PartSection>
      )}
    </div>
  );
}
