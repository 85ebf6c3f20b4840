import { audit } from '#platform/server/audit/audit.ts';
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import { namedByCheck } from '#platform/server/comparison/named-by-check.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { appendLeaves } from '../append-leaves.ts';
import { newestCheckpoint } from '../checkpoints.ts';
import { checkLog } from './check-log.ts';
import { LOG_CHECK_EVENT } from './check-recorded-states.ts';

/**
 * Nightly check of the public log: appends waiting leaves, checks the log, and writes the result and the
 * signed state checked to the event log.
 */
export async function checkTransparencyLog(portal: Portal, { reportProgress }: Pass): Promise<CheckResult> {
  // A damaged log is not extended; the check below reports what is wrong with it.
  await appendLeaves(portal).catch((error: unknown) => console.error('transparency:', error));
  const seen = await newestCheckpoint(portal.db);
  return {
    differences: checkLog(portal, reportProgress),
    note: async (tx, found) => {
      const Remembered = seen && { Entries: seen.Size, Root: seen.Root.toString('base64') };
      const Detail = { Differences: found.total, ...namedByCheck(found), ...Remembered };
      await audit(tx, { AccountId: null, Event: LOG_CHECK_EVENT, Detail });
    },
  };
}
