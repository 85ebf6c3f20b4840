/** `npm run check:audit`: is the event log as it was written? */
import { runComparison } from '#platform/server/comparison/run-comparison.ts';
import { checkAudit } from './check-audit.ts';

await runComparison({ texts: 'AUDIT_CHECK_', table: 'audit_seal', compare: checkAudit });
