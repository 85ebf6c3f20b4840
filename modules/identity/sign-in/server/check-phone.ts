import parsePhoneNumber from 'libphonenumber-js/max';
import { failField } from '#platform/server/http/fail.ts';

/**
 * Validates a phone number with its calling code and returns it in the national format for saving. The number may
 * repeat the calling code, as it is shown and usually copied. Empty stays empty; an invalid number is refused with an
 * error at `Field`.
 */
export function checkPhone(Field: string, code: string, number: string): string {
  if (number.trim() === '') return '';
  const parsed = parsePhoneNumber(number.trim().startsWith('+') ? number : `${code} ${number}`);
  if (!parsed?.isValid() || `+${parsed.countryCallingCode}` !== code) return failField(Field, 'FIELD_PHONE');
  return parsed.formatNational();
}
