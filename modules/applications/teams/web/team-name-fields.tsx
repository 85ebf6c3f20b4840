import { Textarea, TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './team.module.css';
import type { TeamValues } from './team-values.ts';

type Props = {
  values: TeamValues;
  onChange: (patch: Partial<TeamValues>) => void;
  errorOf: (field: string) => string | undefined;
};

export function TeamNameFields({ values, onChange, errorOf }: Props) {
  const t = useText();
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('TEAM_NAME')}
        value={values.Name}
        maxLength={80}
        onChange={(event) => onChange({ Name: event.currentTarget.value })}
        error={errorOf('Name')}
        autoComplete="off"
      />
      <Textarea
        label={t('OPTIONAL_OF', { label: t('TEAM_DESCRIPTION') })}
        value={values.Description}
        maxLength={400}
        autosize
        minRows={1}
        onChange={(event) => onChange({ Description: event.currentTarget.value })}
        error={errorOf('Description')}
      />
    </div>
  );
}
