import parsePhoneNumber from 'libphonenumber-js/max';
import { failField } from '#platform/server/http/fail.ts';

/**
 * Validates a phone number with its calling code and returns it in the national format for saving. Empty
 * stays empty; an invalid number is refused with an error at `Field`.
 */
export function checkPhone(Field: string, code: string, number: string): string {
  if (number.trim() === '') return '';
  const parsed = parsePhoneNumber(`${code} ${number}`);
  if (!parsed?.isValid() || `+${parsed.countryCallingCode}` !== code) return failField(Field, 'FIELD_PHONE');
  return parsed.formatNational();
}
