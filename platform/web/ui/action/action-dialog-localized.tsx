import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { languageGroups } from '#platform/common/i18n/language-groups.ts';
import { useText } from '../../i18n/use-text.ts';
import { RemarkField } from '../form/remark-field.tsx';
import type { FieldProps } from './action-types.ts';
import { labelOf } from './label-of.ts';

const EMPTY: Localized = { EN: '', CHT: '', CHS: '' };

/**
 * Text in three languages in the dialog of a workflow action. Languages that have the same text in the record are edited
 * together, so that a text is entered as often as the record has it. An error of the whole field is shown once.
 */
export function ActionDialogLocalized<View>({ field, record, values, set, errors }: FieldProps<View>) {
  const t = useText();
  const first = (field.Initial && (record as Record<string, unknown>)[field.Initial]) || EMPTY;
  const groups = languageGroups(first as Localized);
  const value = (values[field.Field] ?? EMPTY) as Localized;
  const change = (group: readonly Language[], text: string) =>
    set(field.Field, { ...value, ...Object.fromEntries(group.map((language) => [language, text])) });
  const label = t(labelOf(field));
  return groups.map((group, at) => {
    const [language] = group;
    const languages = group.map((one) => t(`ORG_LANGUAGE_${one}`)).join(', ');
    return (
      <RemarkField
        key={language}
        label={groups.length === 1 ? label : `${label} (${languages})`}
        lang={LANGUAGE_TAGS[language]}
        required={field.IsRequired === true}
        error={errors[`${field.Field}.${language}`] ?? (at === 0 ? errors[field.Field] : undefined)}
        minRows={3}
        maxRows={12}
        value={value[language]}
        onChange={(event) => change(group, event.currentTarget.value)}
      />
    );
  });
}
