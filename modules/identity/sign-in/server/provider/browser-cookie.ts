/**
 * Creates and reads the cookie that binds a sign-in at the identity provider to the browser that started it;
 * valid for 10 minutes.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';
import { newSecret } from '#platform/server/database/keys.ts';

/** Time that a user may spend at the provider. */
export const SIGN_IN_MINUTES = 10;
const SECRET = /^[\w-]{43}$/;

const isSecure = ({ PUBLIC_URL }: Settings): boolean => PUBLIC_URL.startsWith('https:');
/** The name's prefix prevents other hosts of the same domain from setting the cookie. */
const nameOf = (settings: Settings): string =>
  isSecure(settings) ? '__Host-assay-provider' : 'assay-provider';

/** Returns the secret that identifies the browser from start to end of a sign-in at the provider. */
export function browserSecret(settings: Settings, cookies: string): string | null {
  const start = `${nameOf(settings)}=`;
  const value = cookies
    .split(/; */)
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  return value !== undefined && SECRET.test(value) ? value : null;
}

/** Returns the browser's secret and cookie header. Two tabs share one secret, so that both can finish. */
export function browserCookie(settings: Settings, cookies: string): { Secret: string; Header: string } {
  const Secret = browserSecret(settings, cookies) ?? newSecret();
  const rest = `Path=/; Max-Age=${SIGN_IN_MINUTES * 60}; HttpOnly; SameSite=Lax`;
  return { Secret, Header: `${nameOf(settings)}=${Secret}; ${rest}${isSecure(settings) ? '; Secure' : ''}` };
}
