/**
 * Scans an uploaded file for malware with clamd and returns the verdict: clean, infected with the
 * signature's name, scanner not configured, or scanner not responding.
 */
import type { Settings } from '../../configuration/settings.ts';
import { observe } from '../../operation/metrics/observe.ts';
import { span } from '../../operation/trace/span.ts';
import { queryClamd } from './query-clamd.ts';

/** Timeout. The largest file takes clamd a few seconds; after this time the file is waiting behind others. */
const TIMEOUT_MS = 60_000;

/** `OFF`: no scanner is configured. `AWAY`: the scanner is configured but has not scanned this file. */
export type Scanned = { Verdict: 'OFF' | 'CLEAN' | 'AWAY' } | { Verdict: 'INFECTED'; Signature: string };

/**
 * Returns the verdict of the scanner at `CLAMD_URL` on a local file. Never rejects: no reply gives `AWAY`.
 */
export async function scanFile({ CLAMD_URL }: Pick<Settings, 'CLAMD_URL'>, path: string): Promise<Scanned> {
  if (CLAMD_URL === undefined) return { Verdict: 'OFF' };
  const begun = performance.now();
  const request = { url: CLAMD_URL, command: 'INSTREAM', source: path, ms: TIMEOUT_MS } as const;
  const scanned = await span('scan', 'CLIENT', {}, () => queryClamd(request)).then(read, (error: unknown) => {
    console.error('files: the scanner does not respond:', error);
    return { Verdict: 'AWAY' } as const;
  });
  const seconds = (performance.now() - begun) / 1_000;
  observe('assay_scan_seconds', { verdict: scanned.Verdict.toLowerCase() }, seconds);
  return scanned;
}

/** Parses the reply; anything else, such as a file above clamd's size limit, is not a verdict. */
function read(text: string): Scanned {
  if (text === 'stream: OK') return { Verdict: 'CLEAN' };
  const Signature = /^stream: (.{1,200}) FOUND$/.exec(text)?.[1];
  if (Signature !== undefined) return { Verdict: 'INFECTED', Signature };
  console.error('files: response of the scanner:', text);
  return { Verdict: 'AWAY' };
}
