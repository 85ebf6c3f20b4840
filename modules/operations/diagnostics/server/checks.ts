/**
 * List of all diagnostic checks in report order; contains itself those of delayed jobs, questionable
 * settings, identity provider and payment provider.
 */
import { discover, providerSettings } from '#modules/identity/sign-in/server/index.ts';
import { stuckInQueue } from '#modules/operations/status/server/index.ts';
import { connect } from '#platform/server/database/connect.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail } from './check-mail.ts';
import { checkScanner } from './check-scanner.ts';
import { checkSecretKey } from './check-secret-key.ts';
import { checkSigning, checkStamps } from './check-signing.ts';
import { checkDisk, checkStore } from './check-store.ts';
import type { Check } from './types.ts';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

/**
 * Checks the queue from outside the workers, where the usual checker runs, because the workers may have
 * stopped.
 */
async function checkWork({ url, at }: DiagnosticContext): Promise<Finding[]> {
  if (url === null) return [ok('Jobs are checked when the portal is running.')];
  const { db } = connect(url, 1);
  try {
    const stuck = await Array.fromAsync(stuckInQueue(db, { at, reportProgress: async () => undefined }));
    if (stuck.length === 0) return [ok('No jobs or emails are delayed.')];
    const jobs = stuck.filter(({ Check }) => Check === 'JOB_LATE');
    const mails = stuck.length - jobs.length;
    const waiting = [
      ...jobs.map(({ About, Found }) => `${About} for ${Found}`),
      ...(mails > 0 ? [`${mails} emails`] : []),
    ];
    return [
      wrong(
        `Background jobs are stalled: ${waiting.join(', ')}.`,
        'Certificates are not made, and no notifications are sent.',
        'Check that a worker is running, and check its log; a worker that logs nothing is frozen: kill it, another one takes over.',
      ),
    ];
  } catch (error) {
    // Database errors are reported by the database check.
    return [ok(`Not checked: ${reasonOf(error)}`)];
  } finally {
    // The findings are complete; the process ends afterwards.
    await db.destroy().catch(() => undefined);
  }
}

/** Reports settings that are valid but rarely intended. Their syntax has been checked before. */
async function checkSettings({ settings }: DiagnosticContext): Promise<Finding[]> {
  const { NODE_ENV, PUBLIC_URL, TRUST_PROXY, STRIPE_SECRET_KEY } = settings;
  const found: Finding[] = [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isPublic = !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (NODE_ENV !== 'production')
    found.push(
      warn(
        `NODE_ENV is ${NODE_ENV}.`,
        'The portal fills an empty database with demo accounts that have a public password.',
        'Set NODE_ENV=production for productive use.',
      ),
    );
  if (isPublic && protocol === 'http:')
    found.push(
      warn(
        `PUBLIC_URL is ${PUBLIC_URL}.`,
        'Passwords and sessions would be transmitted unencrypted, and passkeys do not work.',
        'Put a proxy with TLS in front and set PUBLIC_URL to its https address.',
      ),
    );
  if (isPublic && !TRUST_PROXY)
    found.push(
      warn(
        'TRUST_PROXY is not set.',
        'Behind a proxy all users appear to have its address: sign-in limits count them as one.',
        'Set TRUST_PROXY to the address of the proxy. Without a proxy no setting is needed.',
      ),
    );
  if (NODE_ENV === 'production' && STRIPE_SECRET_KEY?.startsWith('sk_test_'))
    found.push(
      warn(
        'STRIPE_SECRET_KEY is a test key.',
        'Invoices would be paid with test cards, without real payments.',
        'Set the live key and the secret of its own webhook.',
      ),
    );
  return found.length > 0 ? found : [ok('All settings are valid.')];
}

/** Fetches the identity provider's metadata. */
export async function checkProvider({ settings }: DiagnosticContext): Promise<Finding[]> {
  const provider = providerSettings(settings);
  if (!provider) return [ok('No identity provider is configured.')];
  try {
    await discover(provider);
    return [ok(`${provider.Issuer} answers.`)];
  } catch (error) {
    return [
      wrong(
        `${provider.Issuer} does not publish its configuration: ${reasonOf(error)}`,
        'The button for signing in with the provider does not work; email and password still work.',
        'Check that <OIDC_ISSUER>/.well-known/openid-configuration is reachable from this machine and names this issuer.',
      ),
    ];
  }
}

const STRIPE = 'https://api.stripe.com';

/** Checks that the payment provider accepts the key. Nothing is charged. */
export async function checkPayments({ settings }: DiagnosticContext): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = settings;
  if (!STRIPE_SECRET_KEY)
    return [
      settings.NODE_ENV === 'production'
        ? warn(
            'Card payments use the built-in sandbox.',
            'If an administrator connects it, invoices are paid with test cards, without real payments.',
            'Set STRIPE_SECRET_KEY, or do not connect card payments under /stripe.',
          )
        : ok('Card payments use the built-in sandbox.'),
    ];
  try {
    const answer = await fetch(`${STRIPE_API_URL ?? STRIPE}/v1/balance`, {
      headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return [ok('Stripe accepts the key.')];
    throw new Error(`the response was ${answer.status}`);
  } catch (error) {
    return [
      wrong(
        `Stripe does not accept STRIPE_SECRET_KEY: ${reasonOf(error)}`,
        'Card payments are unavailable, and pending payments are not recorded as paid.',
        'Check that api.stripe.com is reachable from this machine and that the key was not replaced in the dashboard of Stripe.',
      ),
    ];
  }
}

/** All checks of the `doctor` command, in the order of its report. */
export const checks: readonly Check[] = [
  { name: 'settings', run: checkSettings },
  { name: 'database', run: checkDatabase },
  { name: 'secret key', run: checkSecretKey },
  { name: 'store', run: checkStore },
  { name: 'disk', run: checkDisk },
  { name: 'scanner', run: checkScanner },
  { name: 'mail', run: checkMail },
  { name: 'work', run: checkWork },
  { name: 'signing key', run: checkSigning },
  { name: 'time stamps', run: checkStamps },
  { name: 'clock', run: checkClock },
  { name: 'payments', run: checkPayments },
  { name: 'provider', run: checkProvider },
];
