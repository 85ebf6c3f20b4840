import type { Readiness } from './readiness.ts';

type HealthAnswer = { status: number; body: { Status: 'live' | 'ready' | 'not ready' } };

/** Responds to `/health/live` and `/health/ready`, on either port. */
export async function answerHealth(
  path: '/health/live' | '/health/ready',
  readiness: Readiness,
): Promise<HealthAnswer> {
  if (path === '/health/live') return { status: 200, body: { Status: 'live' } };
  return (await readiness.isReady())
    ? { status: 200, body: { Status: 'ready' } }
    : { status: 503, body: { Status: 'not ready' } };
}
