import { type Finding, ok, type Patient, warn } from './types.ts';

/** That each can be read was seen before; here is what is allowed and seldom meant. */
export async function checkSettings({ settings }: Patient): Promise<Finding[]> {
  const { NODE_ENV, PUBLIC_URL, TRUST_PROXY, STRIPE_SECRET_KEY } = settings;
  const found: Finding[] = [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isPublic = !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (NODE_ENV !== 'production')
    found.push(
      warn(
        `NODE_ENV is ${NODE_ENV}.`,
        'The portal fills an empty database with demo accounts whose password everybody knows.',
        'Set NODE_ENV=production where real people work.',
      ),
    );
  if (isPublic && protocol === 'http:')
    found.push(
      warn(
        `PUBLIC_URL is ${PUBLIC_URL}.`,
        'Passwords and sessions would travel readable for everybody on the way, and passkeys do not work.',
        'Put a proxy with TLS in front and set PUBLIC_URL to its https address.',
      ),
    );
  if (isPublic && !TRUST_PROXY)
    found.push(
      warn(
        'TRUST_PROXY is not set.',
        'Behind a proxy everybody seems to come from its address: limits of sign-in count all people as one.',
        'Set TRUST_PROXY to the address of the proxy. Without a proxy this is right as it is.',
      ),
    );
  if (NODE_ENV === 'production' && STRIPE_SECRET_KEY?.startsWith('sk_test_'))
    found.push(
      warn(
        'STRIPE_SECRET_KEY is a key for tests.',
        'Invoices would be paid with cards that no bank knows.',
        'Set the live key and the secret of its own webhook.',
      ),
    );
  return found.length > 0 ? found : [ok('All settings can be used.')];
}
