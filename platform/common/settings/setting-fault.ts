import type { Params } from '../i18n/texts.ts';
import { colourFault } from './colour.ts';
import { type SettingKey, settingOf } from './settings.ts';

/** Words and numbers for what is wrong with a value, where its schema alone cannot say them. */
export function faultParams(key: SettingKey, value: unknown): Params {
  const { Field } = settingOf(key);
  if (Field.Kind === 'number') return { min: Field.Min, max: Field.Max };
  if (Field.Kind === 'choices') return { min: Field.Min };
  if (Field.Kind !== 'colour' || typeof value !== 'string') return {};
  return colourFault(value.trim().toLowerCase(), Field.Ground) ?? {};
}
