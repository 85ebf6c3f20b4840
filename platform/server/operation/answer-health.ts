import type { Readiness } from './readiness.ts';

type HealthAnswer = { status: number; body: { Status: 'live' | 'ready' | 'not ready' } };

/**
 * Returns the health response for load balancers on either port: `/health/live` always succeeds,
 * `/health/ready` responds 503 while the process is not ready for requests.
 */
export async function answerHealth(
  path: '/health/live' | '/health/ready',
  readiness: Readiness,
): Promise<HealthAnswer> {
  if (path === '/health/live') return { status: 200, body: { Status: 'live' } };
  return (await readiness.isReady())
    ? { status: 200, body: { Status: 'ready' } }
    : { status: 503, body: { Status: 'not ready' } };
}
