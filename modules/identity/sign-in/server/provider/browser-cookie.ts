import type { Settings } from '#platform/server/configuration/settings.ts';
import { newSecret } from '#platform/server/database/keys.ts';

/** How long a person may take at the provider. */
export const SIGN_IN_MINUTES = 10;
const SECRET = /^[\w-]{43}$/;

const isSecure = ({ PUBLIC_URL }: Settings): boolean => PUBLIC_URL.startsWith('https:');
/** The prefix keeps other hosts of the same domain from setting it. */
const nameOf = (settings: Settings): string =>
  isSecure(settings) ? '__Host-assay-provider' : 'assay-provider';

/** The secret by which a browser is known between the beginning and the end of a sign-in at the provider. */
export function browserSecret(settings: Settings, cookies: string): string | null {
  const start = `${nameOf(settings)}=`;
  const value = cookies
    .split(/; */)
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  return value !== undefined && SECRET.test(value) ? value : null;
}

/** Two tabs of one browser share its secret, so that both may finish. */
export function browserCookie(settings: Settings, cookies: string): { Secret: string; Header: string } {
  const Secret = browserSecret(settings, cookies) ?? newSecret();
  const rest = `Path=/; Max-Age=${SIGN_IN_MINUTES * 60}; HttpOnly; SameSite=Lax`;
  return { Secret, Header: `${nameOf(settings)}=${Secret}; ${rest}${isSecure(settings) ? '; Secure' : ''}` };
}
