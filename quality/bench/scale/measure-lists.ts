/**
 * Measures how fast the first page of the application, certificate and invoice lists loads for users who may
 * see different parts of the data (scale benchmark).
 */
import type { RunningPortal } from '../../stories/support/start-portal.ts';
import { cpuTime } from '../cpu-time.ts';
import { load } from '../load.ts';
import { signIn } from './filled-portal.ts';

const CONNECTIONS = 16;
const WARM_MS = 1_500;
const MS = 4_000;

/**
 * Requests per second, the 99th percentile in ms, and CPU time of portal and PostgreSQL per request in ms.
 */
export type Speed = { PerSecond: number; P99: number; Cpu: number };

/** The measured lists; each user has a different data scope. */
export const LISTS: readonly { What: string; Who: string; Path: string }[] = [
  { What: 'a user who sees all', Who: 'admin', Path: '/api/application/list' },
  { What: 'a client', Who: 'client', Path: '/api/application/list' },
  { What: 'a sub-account', Who: 'sub-client', Path: '/api/application/list' },
  { What: 'a business team', Who: 'business', Path: '/api/application/list' },
  { What: 'an assessor, one in forty applications', Who: 'assessor', Path: '/api/application/list' },
  { What: 'the COO', Who: 'coo', Path: '/api/application/list' },
  { What: 'the CEO', Who: 'ceo', Path: '/api/application/list' },
  { What: 'of one status', Who: 'admin', Path: '/api/application/list?Status=UNDERREVIEW' },
  { What: 'certificates', Who: 'admin', Path: '/api/application/certificate/list' },
  { What: 'invoices', Who: 'finance', Path: '/api/payment/invoice/list' },
  { What: 'nonconformities', Who: 'admin', Path: '/api/nonconformity/list' },
  { What: 'nonconformities of an assessor', Who: 'assessor', Path: '/api/nonconformity/list' },
  { What: 'overdue nonconformities', Who: 'admin', Path: '/api/nonconformity/list?IsOverdue=true' },
  { What: 'figures of nonconformities', Who: 'admin', Path: '/api/nonconformity/figures' },
  { What: 'decisions', Who: 'admin', Path: '/api/decision/list' },
  { What: 'decisions of the CEO', Who: 'ceo', Path: '/api/decision/list' },
];

/** Measures the first page of each list in `LISTS`. */
export async function measureLists(portal: RunningPortal): Promise<Speed[]> {
  const speeds: Speed[] = [];
  const optionsOf = async ({ Who, Path }: (typeof LISTS)[number]) => ({
    Paths: [Path],
    Connections: CONNECTIONS,
    Token: await signIn(portal.url, Who),
  });
  // All lists are warmed up first, because otherwise the first one would pay for the cold start of the
  // process.
  for (const list of LISTS) await load(portal.url, { ...(await optionsOf(list)), Ms: WARM_MS });
  for (const list of LISTS) {
    const options = await optionsOf(list);
    const { Path, Who } = list;
    const before = cpuTime(portal.pid());
    const { Statuses, Times, Ms } = await load(portal.url, { ...options, Ms: MS });
    const Cpu = (cpuTime(portal.pid()) - before) / Times.length;
    if (Object.keys(Statuses).join() !== '200')
      throw new Error(`${Path} as ${Who}: ${JSON.stringify(Statuses)}`);
    const sorted = Times.toSorted((one, other) => one - other);
    speeds.push({
      PerSecond: (Times.length / Ms) * 1_000,
      P99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      Cpu,
    });
  }
  return speeds;
}
