/** Diagnostic check: the malware scanner responds, detects a test file and has recent signatures. */
import { queryClamd } from '#platform/server/files/scan/query-clamd.ts';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;
/** Scanner signatures are normally updated several times a day. */
const OLD_DAYS = 7;
/**
 * The harmless EICAR test file that every scanner knows; in two parts, so that no scanner flags this source
 * file.
 */
const HARMLESS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Checks that the scanner responds, detects the test file and has recent signatures. */
export async function checkScanner({ settings, at }: DiagnosticContext): Promise<Finding[]> {
  const { CLAMD_URL } = settings;
  if (CLAMD_URL === undefined)
    return [
      warn(
        'CLAMD_URL is not set.',
        'Uploaded documents are not checked for malware before other users download them.',
        'Run clamd (compose.yaml has one) and set CLAMD_URL, or ensure that every machine scans its downloads.',
      ),
    ];
  const ask = (command: 'VERSION' | 'INSTREAM', source?: Uint8Array) =>
    queryClamd({ url: CLAMD_URL, command, ms: TIMEOUT_MS, ...(source && { source }) });
  try {
    const text = await ask('INSTREAM', Buffer.from(HARMLESS));
    if (!text.endsWith(' FOUND')) return [blind(text)];
    return [ok('The scanner responds, and detects the test file.'), ...age(await ask('VERSION'), at)];
  } catch (error) {
    return [
      wrong(
        `The scanner does not respond: ${reasonOf(error)}`,
        'No uploads are accepted until it does.',
        'Check that clamd is running, that CLAMD_URL is its address, and that it is reachable from this machine.',
      ),
    ];
  }
}

const blind = (text: string): Finding =>
  wrong(
    `The scanner does not detect the standard test file; its response: ${text.slice(0, 200)}`,
    'It would not detect other malware either.',
    'Check that its signatures are loaded, and check its own log.',
  );

/** Reads the signature date from a version such as `ClamAV 1.4.3/27800/Fri Nov 20 09:26:32 2026`. */
function age(version: string, at: Date): Finding[] {
  const made = Date.parse(version.split('/')[2] ?? '');
  const days = Math.floor((at.getTime() - made) / DAY_MS);
  if (days <= OLD_DAYS) return [];
  return [
    warn(
      Number.isNaN(days)
        ? 'The scanner does not report the age of its signatures.'
        : `The scanner’s signatures are ${days} days old.`,
      'It does not detect new malware.',
      'Check that freshclam is running and can reach the Internet.',
    ),
  ];
}
