import type { SettingKey } from '#platform/common/settings/settings.ts';

/** Props of every setting field. */
export type FieldProps = {
  name: SettingKey;
  value: unknown;
  mayChange: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (value: unknown) => void;
};
