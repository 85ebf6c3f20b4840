import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';

type Props = {
  isRecovery?: boolean;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/**
 * Input for a second-factor code at sign-in, set-up and step-up: six digits of an authenticator, or a
 * recovery code.
 */
export function CodeField({ isRecovery = false, value, error, onChange }: Props) {
  const t = useText();
  return (
    <TextInput
      key={isRecovery ? 'recovery' : 'code'}
      label={t(isRecovery ? 'TF_RECOVERY_ONE' : 'TF_CODE')}
      description={t(isRecovery ? 'TF_RECOVERY_HINT' : 'TF_CODE_HINT')}
      value={value}
      error={error}
      aria-invalid={error ? true : undefined}
      data-autofocus
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      className="num"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
