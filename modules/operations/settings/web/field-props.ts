import type { SettingKey } from '#platform/common/settings/settings.ts';

/**
 * Type of the props that every input field of the portal settings has: setting, value, permission to change
 * it, error and change handler.
 */
export type FieldProps = {
  name: SettingKey;
  value: unknown;
  mayChange: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (value: unknown) => void;
};
