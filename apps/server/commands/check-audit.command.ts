/** `npm run portal -- check audit`: checks that the event log has not been altered since it was written. */
import '../compose.ts';
import { checkAudit } from '#modules/operations/event-log/server/chain/check/check-audit.ts';
import { runComparison } from '#platform/server/comparison/run-comparison.ts';

await runComparison({ texts: 'AUDIT_CHECK_', table: 'audit_seal', compare: checkAudit });
