/** Web components of the sign-in module that other modules may import; all other files are internal. */
export { deviceOf } from './device-of.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
export { PasswordField } from './password-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { CopyButton } from './two-factor/copy-button.tsx';
export { SecurityCard } from './two-factor/security-card.tsx';
export { TwoFactorRule } from './two-factor/two-factor-rule.tsx';
