import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export type PhoneCode = { Code: string; Countries: string[] };

let codes: PhoneCode[] | undefined;

/** Every calling code with its countries; the one that a code is known for stands first. */
export function phoneCodes(): PhoneCode[] {
  codes ??= collect();
  return codes;
}

/** Where most people here are from stands first; the rest follows by number. */
const NEAR = ['+852', '+86', '+853'];

/** Codes of several countries are named by these first. */
const MAIN = ['US', 'GB', 'RU', 'IT', 'NO', 'FI', 'AU', 'MA', 'GP', 'RE', 'CW', 'SH'];

function collect(): PhoneCode[] {
  const byCode = new Map<string, string[]>();
  for (const country of getCountries()) {
    const code = `+${getCountryCallingCode(country)}`;
    byCode.set(code, [...(byCode.get(code) ?? []), country]);
  }
  const rank = (country: string) => (MAIN.includes(country) ? 0 : 1);
  return [...byCode]
    .map(([Code, countries]) => ({
      Code,
      Countries: countries.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)),
    }))
    .sort((a, b) => place(a.Code) - place(b.Code) || Number(a.Code) - Number(b.Code));
}

const place = (code: string): number => (NEAR.includes(code) ? NEAR.indexOf(code) : NEAR.length);
