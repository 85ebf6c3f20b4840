import { audit } from '../audit/audit.ts';
import { cleanName } from '../files/clean-name.ts';
import { scanFile } from '../files/scan/scan-file.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';

/** Seconds after which whoever sent the file may try again. */
const AGAIN = 30;

type Received = { path: string; name: string; address: string };

/**
 * Shows what somebody sent to the scanner, before anything of it is kept. ERR_UPLOAD_ERR for what it knows, with a row of
 * the log; while it does not answer nothing is taken unseen: ERR_UNAVAILABLE.
 */
export async function refuseInfected(
  { db, settings }: Portal,
  { Id: AccountId }: SignedIn,
  { path, name, address }: Received,
): Promise<void> {
  const scanned = await scanFile(settings, path);
  if (scanned.Verdict === 'AWAY') fail('ERR_UNAVAILABLE', { Text: 'ERR_UPLOAD_SCANNER', RetryAfter: AGAIN });
  if (scanned.Verdict !== 'INFECTED') return;
  const Detail = { Name: cleanName(name), Signature: scanned.Signature };
  await audit(db, { AccountId, Event: 'FILE_INFECTED', Address: address, Detail });
  fail('ERR_UPLOAD_ERR', { Status: 422, Text: 'ERR_UPLOAD_MALWARE' });
}
