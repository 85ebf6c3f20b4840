/**
 * Input fields in the drawer of an industry, tag, stage or ground: name, code, description, and a stage's step and
 * target days, depending on the list.
 */
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import type { EntryValues } from './entry-values.ts';
import type { ReferenceKind } from './reference-kind.ts';

type Props = {
  kind: ReferenceKind;
  values: EntryValues;
  isNew: boolean;
  onChange: (patch: Partial<EntryValues>) => void;
  errorOf: (field: string) => string | undefined;
};

export function EntryFields({ kind, values, isNew, onChange, errorOf }: Props) {
  const t = useText();
  const errors = (field: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, errorOf(`${field}.${language}`)]));
  return (
    <>
      <LocalizedField
        label={t('REFERENCE_NAME')}
        isRequired
        value={values.Name}
        maxLength={120}
        errors={errors('Name')}
        onChange={(Name) => onChange({ Name })}
      />
      {kind.One !== 'STAGE' && (
        <TextInput
          label={t('REFERENCE_CODE')}
          description={isNew ? t(`REFERENCE_CODE_HINT_${kind.One}`) : undefined}
          value={values.Code}
          readOnly={!isNew}
          required={isNew}
          maxLength={40}
          spellCheck={false}
          autoComplete="off"
          styles={{ input: { fontFamily: 'monospace' } }}
          error={errorOf(kind.Key)}
          onChange={(event) => onChange({ Code: event.currentTarget.value.toUpperCase() })}
        />
      )}
      {kind.One === 'STAGE' && (
        <>
          <NativeSelect
            label={t('STAGE_STEP')}
            value={values.Step}
            data={STEPS.map((step) => ({ value: step, label: t(`STEP_${step}`) }))}
            error={errorOf('Step')}
            onChange={(event) => onChange({ Step: event.currentTarget.value })}
          />
          <NumberInput
            label={t('STAGE_DAYS')}
            description={t('STAGE_DAYS_HINT')}
            value={values.TargetDays}
            min={1}
            max={730}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            error={errorOf('TargetDays')}
            onChange={(TargetDays) => onChange({ TargetDays })}
          />
        </>
      )}
      {kind.One !== 'INDUSTRY' && (
        <LocalizedField
          label={t('REFERENCE_DESCRIPTION')}
          value={values.Description}
          isOptional
          isLong
          maxLength={400}
          errors={errors('Description')}
          onChange={(Description) => onChange({ Description })}
        />
      )}
    </>
  );
}
