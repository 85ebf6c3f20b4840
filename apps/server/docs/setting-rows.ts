import type { Field } from '#platform/common/settings/field.ts';
import { SETTING_GROUPS } from '#platform/common/settings/groups.ts';
import { type SettingKey, settingKeys, settingOf } from '#platform/common/settings/settings.ts';

type TranslateCode = (key: string) => string;

/**
 * Builds the tables of the generated page on portal settings: for each group, every setting with its bounds,
 * default, roles and effects; empty groups are omitted.
 */
export const settingRows = (text: TranslateCode): [title: string, rows: string[][]][] =>
  SETTING_GROUPS.map((group): [string, string[][]] => [
    text(`SET_GROUP_${group}`),
    settingKeys()
      .filter((key) => settingOf(key).Group === group)
      .map((key) => rowOf(key, text)),
  ]).filter(([, rows]) => rows.length > 0);

function rowOf(key: SettingKey, text: TranslateCode): string[] {
  const { Field, Unit, Default, Roles, NeedsProof, Affects, IsPublic } = settingOf(key);
  return [
    `\`${key}\``,
    text(`SET_${key}`),
    [boundsOf(Field), Unit && text(`SET_UNIT_${Unit}`)].filter(Boolean).join(' '),
    shown(Default),
    `${Roles.join(', ')}${NeedsProof ? ', with step-up' : ''}`,
    Affects.map((place) => text(`SET_AFFECTS_${place}`)).join(', '),
    IsPublic ? 'yes' : '',
  ];
}

function boundsOf(field: Field): string {
  switch (field.Kind) {
    case 'line':
      return `text of at most ${field.Max} characters`;
    case 'localized':
      return `three languages, at most ${field.Max} characters each`;
    case 'number':
      return `${field.Min} to ${field.Max}`;
    case 'choices':
      return `${field.Min > 0 ? 'at least one' : 'any'} of ${field.Options.join(', ')}`;
    case 'choice':
      return `one of ${field.Options.join(', ')}`;
    case 'switch':
      return 'yes or no';
    case 'colour':
      return `a colour with sufficient contrast on ${field.Ground} backgrounds (4.5 : 1)`;
    case 'picture':
      return 'a picture';
  }
}

const shown = (value: unknown): string => {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (typeof value === 'object') return String(Object.values(value)[0]);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};
