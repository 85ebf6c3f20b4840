import { Checkbox, Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';

/** Some of a few: kinds of files by their ending, roles by their name. */
export function ChoicesField({
  name,
  value,
  options,
  mayChange,
  errorOf,
  onChange,
}: FieldProps & { options: readonly string[] }) {
  const t = useText();
  const chosen = value as readonly string[];
  const isOfRoles = name === 'TwoFactorRoles';
  return (
    <Checkbox.Group
      label={t(`SET_${name}`)}
      description={t(`SET_${name}_HELP`)}
      error={errorOf(name)}
      value={[...chosen]}
      onChange={(next) => onChange(options.filter((option) => next.includes(option)))}
    >
      <Group gap="0.625rem 1.25rem" mt={6}>
        {options.map((option) => (
          <Checkbox
            key={option}
            value={option}
            disabled={!mayChange}
            label={isOfRoles ? t(`ROLE_${option}` as never) : option.toUpperCase()}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
