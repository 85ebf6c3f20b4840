/** `npm run check:log`: does the public log of certificates hold? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('server/src/transparency/check/check-log.command.ts');
