import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';

/** A password with its own show button, reachable and named. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText();
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('AUTH_PASSWORD_SHOW'), tabIndex: 0 }}
    />
  );
}
