import { type Finding, ok, type Patient, reasonOf, warn, wrong } from './types.ts';

const STRIPE = 'https://api.stripe.com';

/** Whether the card provider knows the key. Nothing is bought. */
export async function checkPayments({ settings }: Patient): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = settings;
  if (!STRIPE_SECRET_KEY)
    return [
      settings.NODE_ENV === 'production'
        ? warn(
            'Card payments go through the built-in sandbox.',
            'An administrator who connects it lets invoices be paid with cards that no bank knows.',
            'Set STRIPE_SECRET_KEY, or leave payments by card unconnected under /stripe.',
          )
        : ok('Card payments go through the built-in sandbox.'),
    ];
  try {
    const answer = await fetch(`${STRIPE_API_URL ?? STRIPE}/v1/balance`, {
      headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return [ok('Stripe knows the key.')];
    throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    return [
      wrong(
        `Stripe does not take STRIPE_SECRET_KEY: ${reasonOf(error)}`,
        'Nobody can pay by card, and payments under way are not seen as paid.',
        'See that api.stripe.com is reached from here and that the key was not replaced in the dashboard of Stripe.',
      ),
    ];
  }
}
