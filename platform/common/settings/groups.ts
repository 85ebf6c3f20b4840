/** Groups of settings, in their order on the settings screen. */
export const SETTING_GROUPS = [
  'identity',
  'brand',
  'files',
  'texts',
  'notices',
  'hours',
  'security',
  'payment',
  'card',
  'retention',
  'alerts',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];
