import parsePhoneNumber from 'libphonenumber-js/max';
import { failField } from '#platform/server/http/fail.ts';

/**
 * A number as it is dialled within its country, grouped as people there write it. Empty stays empty; what is no number
 * of that country is refused at `Field`.
 */
export function checkPhone(Field: string, code: string, number: string): string {
  if (number.trim() === '') return '';
  const parsed = parsePhoneNumber(`${code} ${number}`);
  if (!parsed?.isValid() || `+${parsed.countryCallingCode}` !== code) return failField(Field, 'FIELD_PHONE');
  return parsed.formatNational();
}
