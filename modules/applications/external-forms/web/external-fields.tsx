/**
 * Editable tab of a service draft: choice of form provider and, for MachForm, the form ids, synchronisation
 * and the mapping of elements to questions.
 */
import { Radio, Stack } from '@mantine/core';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { PartProblems, PartSection, type ServiceTabProps } from '#modules/catalogue/services/web/index.ts';
import parts from '#modules/catalogue/services/web/parts.module.css';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FORM_PROVIDERS, type FormProviderName, formProviderTraits } from '../rules/provider.ts';
import { MachFormIds } from './machform-ids.tsx';
import { MachFormMapping } from './machform-mapping.tsx';
import { useSync } from './use-sync.ts';

const NO_FORMS: NonNullable<ServiceDefinition['MachForm']> = {
  Forms: { EN: '', CHT: '', CHS: '' },
  Fields: [],
};

const nonEmptyForms = (forms: ServiceDefinition['MachForm']): ServiceDefinition['MachForm'] =>
  forms && (forms.Fields.length > 0 || Object.values(forms.Forms).some((id) => id !== '')) ? forms : null;

export function ExternalFields(props: ServiceTabProps) {
  const { definition, change, faults } = props;
  const t = useText();
  const { FormProvider, MachForm } = definition;
  const sync = useSync(props);
  // Switching the provider keeps an existing mapping, in case the user switches back.
  const choose = (next: FormProviderName) =>
    change({
      FormProvider: next,
      MachForm: formProviderTraits[next].IsAnsweredHere ? nonEmptyForms(MachForm) : (MachForm ?? NO_FORMS),
    });
  const isFramed = !formProviderTraits[FormProvider].IsAnsweredHere;
  const forms = MachForm ?? NO_FORMS;
  return (
    <div className={parts.part}>
      <PartSection title={t('FORM_PROVIDER')} place="FormProvider">
        <PartProblems faults={faults} paths={['FormProvider', 'MachForm']} />
        <Radio.Group
          value={FormProvider}
          onChange={(next) => choose(next as FormProviderName)}
          aria-label={t('FORM_PROVIDER')}
        >
          <Stack gap="sm">
            {FORM_PROVIDERS.map((name) => (
              <Radio
                key={name}
                value={name}
                label={t(formProviderTraits[name].Label)}
                description={t(formProviderTraits[name].Help)}
                maw="46rem"
              />
            ))}
          </Stack>
        </Radio.Group>
      </PartSection>
      {isFramed && (
        <>
          <MachFormIds
            forms={forms.Forms}
            faults={faults}
            problems={sync.problems}
            isBusy={sync.isBusy}
            isKnown={forms.Fields.length > 0}
            onChange={(Forms) => {
              sync.clear();
              change({ MachForm: { ...forms, Forms } });
            }}
            onSync={sync.run}
          />
          <MachFormMapping
            definition={definition}
            fields={forms.Fields}
            synced={sync.synced}
            faults={faults}
            onChange={(Fields) => change({ MachForm: { ...forms, Fields } })}
          />
        </>
      )}
    </div>
  );
}
