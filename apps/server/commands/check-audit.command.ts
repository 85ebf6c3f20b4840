/** `npm run check:audit`: is the event log as it was written? */
import '../compose.ts';
import { checkAudit } from '#modules/operations/event-log/server/chain/check/check-audit.ts';
import { runComparison } from '#platform/server/comparison/run-comparison.ts';

await runComparison({ texts: 'AUDIT_CHECK_', table: 'audit_seal', compare: checkAudit });
