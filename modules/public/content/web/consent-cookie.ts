/** Days that an answer is kept (specification point 9). */
const DAYS = 60;
const NAME = 'CookieConsent';

export type ConsentChoice = 'necessary' | 'all';

/** What was chosen for this version of the cookie statement; null asks (again). */
export function consentChoice(cookies: string, version: string): ConsentChoice | null {
  const value = cookies
    .split('; ')
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (value === undefined) return null;
  const [choice, stored] = value.split(':', 2);
  if (stored !== encodeURIComponent(version)) return null;
  return choice === 'all' || choice === 'necessary' ? choice : null;
}

export const consentCookie = (choice: ConsentChoice, version: string, isSecure: boolean): string => {
  const value = `${NAME}=${choice}:${encodeURIComponent(version)}`;
  return `${value}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};
