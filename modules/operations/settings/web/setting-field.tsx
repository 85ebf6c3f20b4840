/**
 * Input field of one portal setting, chosen by the setting's type: number, line, text in three languages,
 * switch, choice, colour or picture.
 */
import { Checkbox, Group, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { Unit } from '#platform/common/settings/setting.ts';
import { settingOf } from '#platform/common/settings/settings.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { FieldProps } from './field-props.ts';
import { PictureField } from './picture-field.tsx';
import classes from './settings.module.css';

type Props = FieldProps & { bounds: { Min: number; Max: number }; unit: Unit | undefined };

/**
 * Number field with its range and unit as text; values out of range can be typed and are reported on saving.
 */
function WholeNumberField({ name, value, bounds, unit, mayChange, errorOf, onChange }: Props) {
  const t = useText();
  const unitText = unit ? t(`SET_UNIT_${unit}`) : '';
  const range = `${t('SET_BOUNDS', { min: bounds.Min, max: bounds.Max })} ${unitText}`.trim();
  return (
    <NumberInput
      label={t(`SET_${name}`)}
      description={t('SET_HELP_BOUNDS', { help: t(`SET_${name}_HELP`), bounds: range })}
      error={errorOf(name)}
      className={classes.number}
      min={bounds.Min}
      max={bounds.Max}
      clampBehavior="none"
      allowDecimal={false}
      thousandSeparator=","
      suffix={unitText && ` ${unitText}`}
      value={typeof value === 'number' ? value : String(value)}
      disabled={!mayChange}
      onChange={onChange}
    />
  );
}

/** Multiple choice: file types by extension, roles by name. */
function ChoicesField({
  name,
  value,
  options,
  isOfRoles,
  mayChange,
  errorOf,
  onChange,
}: FieldProps & { options: readonly string[]; isOfRoles: boolean }) {
  const t = useText();
  const chosen = value as readonly string[];
  return (
    <Checkbox.Group
      label={t(`SET_${name}`)}
      description={t(`SET_${name}_HELP`)}
      error={errorOf(name)}
      value={[...chosen]}
      onChange={(next) => onChange(options.filter((option) => next.includes(option)))}
    >
      <Group gap="0.625rem 1.25rem" mt="xs">
        {options.map((option) => (
          <Checkbox
            key={option}
            value={option}
            disabled={!mayChange}
            label={isOfRoles ? t(`ROLE_${option}`) : option.toUpperCase()}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** Renders the field type defined in the settings table. */
export function SettingField(props: FieldProps) {
  const { name, value, mayChange, errorOf, onChange } = props;
  const t = useText();
  const { Field, Unit } = settingOf(name);
  const content = { label: t(`SET_${name}`), description: t(`SET_${name}_HELP`), error: errorOf(name) };
  switch (Field.Kind) {
    case 'line':
      return (
        <TextInput
          {...content}
          className={classes.line}
          maxLength={Field.Max}
          value={String(value)}
          disabled={!mayChange}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'localized':
      return (
        <LocalizedField
          label={content.label}
          hint={content.description}
          value={value as Localized}
          maxLength={Field.Max}
          isLong={Field.IsLong}
          isReadOnly={!mayChange}
          errors={Object.fromEntries(LANGUAGES.map((language) => [language, errorOf(`${name}.${language}`)]))}
          onChange={onChange}
        />
      );
    case 'number':
      return <WholeNumberField {...props} bounds={Field} unit={Unit} />;
    case 'choice':
      return (
        <Select
          {...content}
          className={classes.line}
          allowDeselect={false}
          data={Field.Options.map((option) => ({
            value: option,
            label: t(`SET_${name}_${option}`),
          }))}
          value={String(value)}
          disabled={!mayChange}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <Switch
          {...content}
          checked={value === true}
          disabled={!mayChange}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'choices':
      return <ChoicesField {...props} options={Field.Options} isOfRoles={Field.AreRoles === true} />;
    case 'colour':
      return <ColourField {...props} ground={Field.Ground} />;
    case 'picture':
      return <PictureField {...props} />;
  }
}
