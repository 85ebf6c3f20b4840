/** `npm run check:log`: does the public log of certificates hold? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-log.command.ts');
