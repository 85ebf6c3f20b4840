import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { PasswordField } from './password-field.tsx';

type Props = {
  password: string;
  repeated: string;
  onPassword: (text: string) => void;
  onRepeated: (text: string) => void;
  errorOf: (field: string) => string | undefined;
};

/**
 * Input fields for a new password and its repetition, in the password reset and in the change of the own
 * password.
 */
export function NewPasswordFields({ password, repeated, onPassword, onRepeated, errorOf }: Props) {
  const t = useText();
  const { PasswordMinLength } = useConfig();
  return (
    <>
      <PasswordField
        label={t('RESET_NEW')}
        description={t('AUTH_PASSWORD_RULE', { min: PasswordMinLength })}
        autoComplete="new-password"
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
        error={errorOf('Password')}
      />
      <PasswordField
        label={t('RESET_REPEAT')}
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => onRepeated(event.currentTarget.value)}
        error={errorOf('Repeated')}
      />
    </>
  );
}
