/** `npm run check:log`: does the public log of certificates hold? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('modules/certification/transparency-log/server/check/check-log.command.ts');
