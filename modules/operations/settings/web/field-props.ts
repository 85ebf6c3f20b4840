import type { SettingKey } from '#platform/common/settings/settings.ts';

/** What every field of a setting is given. */
export type FieldProps = {
  name: SettingKey;
  value: unknown;
  mayChange: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (value: unknown) => void;
};
