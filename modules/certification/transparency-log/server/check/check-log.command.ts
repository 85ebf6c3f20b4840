/** `npm run check:log`: does the public log hold? */
import { runComparison } from '#platform/server/comparison/run-comparison.ts';
import { checkLog } from './check-log.ts';

await runComparison({ texts: 'LOG_CHECK_', table: 'log_leaf', compare: checkLog });
