import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';

/** Password input with an accessible button that shows the password. */
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
