import { faultParams } from '#platform/common/settings/setting-fault.ts';
import type { SettingKey } from '#platform/common/settings/settings.ts';
import { settingOf } from '#platform/common/settings/settings.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { fail, type SaidField } from '#platform/server/http/fail.ts';
import { zodFields } from '#platform/server/http/zod-fields.ts';

type Given = { Key: SettingKey; Version: number; Value: unknown };

/** What is asked for, in the form in which it is kept; refuses what is out of its bounds, every setting at its name. */
export function checkValues(given: readonly Given[], environment: Settings): Given[] {
  const Fields: SaidField[] = [];
  const seen = new Set<string>();
  const checked = given.map(({ Key, Version, Value }) => {
    if (seen.has(Key)) Fields.push({ Field: Key, Code: 'FIELD_SETTING_TWICE' });
    seen.add(Key);
    if (Value === null) return { Key, Version, Value };
    const parsed = settingOf(Key).Type.safeParse(Value, { reportInput: true });
    if (!parsed.success) Fields.push(...faultsOf(Key, Value, zodFields(parsed.error)));
    else if (Key === 'CardUi' && Value === 'ELEMENT' && !environment.STRIPE_PUBLISHABLE_KEY)
      Fields.push({ Field: Key, Code: 'FIELD_NO_PUBLISHABLE_KEY' });
    return { Key, Version, Value: parsed.success ? parsed.data : Value };
  });
  return Fields.length > 0 ? fail('ERR_VALIDATION', { Fields }) : checked;
}

/** Numbers, choices and colours have sentences that name their bounds. */
function faultsOf(key: SettingKey, value: unknown, fields: SaidField[]): SaidField[] {
  const Params = faultParams(key, value);
  return fields.map(({ Field, Code, ...rest }) => ({
    ...rest,
    Field: [key, Field].filter(Boolean).join('.'),
    Code: codeOf(key, Code),
    Params: { ...rest.Params, ...Params },
  }));
}

function codeOf(key: SettingKey, code: SaidField['Code']): SaidField['Code'] {
  const { Kind } = settingOf(key).Field;
  if (Kind === 'number') return 'FIELD_OUT_OF_BOUNDS';
  if (Kind === 'choices' && (code === 'FIELD_TOO_SHORT' || code === 'FIELD_REQUIRED')) return 'FIELD_CHOOSE';
  return code;
}
