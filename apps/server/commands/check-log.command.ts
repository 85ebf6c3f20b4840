/** `npm run portal -- check log`: checks the integrity of the public log. */
import '../compose.ts';
import { checkLog } from '#modules/certification/transparency-log/server/check/check-log.ts';
import { runComparison } from '#platform/server/comparison/run-comparison.ts';

await runComparison({ texts: 'LOG_CHECK_', table: 'log_leaf', compare: checkLog });
