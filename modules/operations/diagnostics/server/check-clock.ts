/**
 * Diagnostic check: compares this machine's clock with those of the database, object store, identity
 * provider and time stamp service; a difference breaks codes and sign-in.
 */
import pg from 'pg';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

/**
 * Clock differences tolerated by one-time codes, time stamps and external sign-in; `TOO_MUCH_MS` breaks
 * them.
 */
const NOTICED_MS = 2_000;
const TOO_MUCH_MS = 25_000;

/** Compares this machine's clock with the database's and with the Date header of the configured services. */
export async function checkClock({ url, settings }: DiagnosticContext): Promise<Finding[]> {
  const others = [
    ...(url === null ? [] : [{ name: 'PostgreSQL', ask: () => readDatabaseTime(url) }]),
    ...[settings.S3_ENDPOINT, settings.OIDC_ISSUER, settings.TSA_URL].flatMap((address) =>
      address ? [{ name: new URL(address).host, ask: () => readServerTime(address) }] : [],
    ),
  ];
  if (others.length === 0) return [ok('There is no other clock to compare with.')];
  return Promise.all(others.map(({ name, ask }) => compare(name, ask)));
}

async function compare(name: string, ask: () => Promise<{ at: number; exactMs: number }>): Promise<Finding> {
  try {
    const before = Date.now();
    const { at, exactMs } = await ask();
    const apart = Math.abs(at - (before + Date.now()) / 2);
    const what = `The clocks of this machine and of ${name} differ by ${(apart / 1_000).toFixed(1)} s.`;
    const why =
      'One-time codes, one-time links, time stamps and sign-in through a provider depend on the time.';
    const keep = 'Synchronise both clocks by NTP (chrony, systemd-timesyncd).';
    if (apart > TOO_MUCH_MS) return wrong(what, why, keep);
    return apart > NOTICED_MS + exactMs ? warn(what, why, keep) : ok(what);
  } catch (error) {
    return ok(`${name} returns no time: ${reasonOf(error)}`);
  }
}

async function readDatabaseTime(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
    return { at: rows[0]?.at.getTime() ?? 0, exactMs: 0 };
  } finally {
    await client.end();
  }
}

/** The Date header has a resolution of one second. */
async function readServerTime(address: string) {
  const url = new URL(address);
  const answer = await fetch(url.origin, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
  const count = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(count)) throw new Error('the response has no Date');
  return { at: count + 500, exactMs: 1_000 };
}
