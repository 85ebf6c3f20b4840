import { load } from './load.ts';
import type { Loaded } from './site-load.ts';
import type { SiteFigure } from './site-print.ts';

const CONNECTIONS = 16;
const MS = 5_000;
const WARM_MS = 1_500;

type Row = { CertificateNo: string };

const measuredLoad = (url: string, Paths: string[], Ms: number): Promise<Loaded> =>
  load(url, { Paths, Ms, Connections: CONNECTIONS });

async function figure(url: string, What: string, paths: string[], Reach: string): Promise<SiteFigure> {
  await measuredLoad(url, paths, WARM_MS);
  const { Statuses, Times, Ms } = await measuredLoad(url, paths, MS);
  const wrong = Object.keys(Statuses).filter((status) => status !== '200');
  if (wrong.length > 0) throw new Error(`${What}: ${JSON.stringify(Statuses)}`);
  const sorted = Times.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return {
    What,
    Values: {
      'requests/s': Math.round((Times.length / Ms) * 1_000).toLocaleString('en'),
      '99 %': `${p99.toFixed(1)} ms`,
    },
    Reach,
  };
}

/**
 * Measures how many requests per second one portal process answers on the public page that verifies a
 * certificate by number: one number, many, as JSON, and numbers that do not exist.
 */
export async function measureVerify(url: string): Promise<SiteFigure[]> {
  const answer = await fetch(`${url}/api/public/certificate/list?PageSize=100`).then((one) => one.json());
  const numbers = (answer.data.Rows as Row[]).map(({ CertificateNo }) => CertificateNo);
  const [number = ''] = numbers;
  // None was requested within the last second, so each is read, evaluated, rendered and compressed.
  const unknown = Array.from({ length: 20_000 }, (_, at) => `/verify/QM-1999-${String(at).padStart(5, '0')}`);
  return [
    await figure(url, 'One number, as a page', [`/verify/${number}`], '≥ 5,000'),
    await figure(
      url,
      `${numbers.length} numbers in turn, as pages`,
      numbers.map((one) => `/verify/${one}`),
      '≥ 5,000',
    ),
    await figure(url, 'One number, for programs', [`/verify/${number}.json`], ''),
    await figure(url, 'Numbers that do not exist, never the same', unknown, ''),
  ];
}
