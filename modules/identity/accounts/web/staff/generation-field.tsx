/**
 * Checkbox in the staff form for the permission to generate certificates, independent of roles; disabled
 * with the reason if the user may not grant it.
 */
import { Checkbox } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';

type Props = {
  value: boolean;
  onChange: (isGranted: boolean) => void;
  error: string | undefined;
  /** Why the permission cannot be changed. */
  closed?: string | undefined;
};

/** The checkbox. The permission is independent of the roles. */
export function GenerationField({ value, onChange, error, closed }: Props) {
  const t = useText();
  return (
    <Checkbox
      label={t('GENERATION')}
      description={[t('GENERATION_TEXT'), closed].filter(Boolean).join(' ')}
      checked={value}
      disabled={closed !== undefined}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
