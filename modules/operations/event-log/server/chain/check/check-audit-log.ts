/** Checker `AUDIT`: verifies that the event log is unaltered and records the result in the log itself. */
import { audit } from '#platform/server/audit/audit.ts';
import { newestSeal } from '#platform/server/audit/seal-rows.ts';
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import { namedByCheck } from '#platform/server/comparison/named-by-check.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { checkAudit } from './check-audit.ts';

/** Event code under which each check's result is recorded in the log that it checks. */
export const AUDIT_CHECK_EVENT = 'AUDIT_CHECK';

/** Checker `AUDIT`: verifies the event log and records the result in the log itself. */
export async function checkAuditLog(portal: Portal, { reportProgress }: Pass): Promise<CheckResult> {
  const seen = await newestSeal(portal.db);
  return {
    differences: checkAudit(portal, reportProgress),
    note: async (tx, found) => {
      const [first] = found.first;
      const Detail = {
        Differences: found.total,
        ...(first && { First: `${first.About} ${first.Check}` }),
        ...namedByCheck(found),
        ...(seen && { Sealed: seen.No, Row: seen.AuditId, Hash: seen.Hash.toString('hex') }),
      };
      await audit(tx, { AccountId: null, Event: AUDIT_CHECK_EVENT, Detail });
    },
  };
}
