import type { Params } from '../i18n/texts.ts';
import { colourFault } from './colour.ts';
import { type SettingKey, settingOf } from './settings.ts';

/**
 * Returns the values for the error message about an invalid setting, such as the permitted minimum and
 * maximum or the nearest readable colour, which the schema alone cannot supply.
 */
export function faultParams(key: SettingKey, value: unknown): Params {
  const { Field } = settingOf(key);
  if (Field.Kind === 'number') return { min: Field.Min, max: Field.Max };
  if (Field.Kind === 'choices') return { min: Field.Min };
  if (Field.Kind !== 'colour' || typeof value !== 'string') return {};
  return colourFault(value.trim().toLowerCase(), Field.Ground) ?? {};
}
