import { PartSection, type ServiceTabProps } from '#modules/catalogue/services/web/index.ts';
import parts from '#modules/catalogue/services/web/parts.module.css';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { TOKEN_QUESTION } from '../rules/element.ts';
import { formProviderTraits } from '../rules/provider.ts';
import { ExternalFields } from './external-fields.tsx';
import { questionOptions } from './question-options.ts';

function ExternalFacts({ definition }: ServiceTabProps) {
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

/**
 * Tab of a service with its form provider and, for external forms, the form ids and the mapping of elements
 * to questions; editable for a draft, otherwise read-only.
 */
export function ExternalTab(props: ServiceTabProps) {
  return props.isReadOnly ? <ExternalFacts {...props} /> : <ExternalFields {...props} />;
}
