/** `npm run check:audit`: is the event log as it was written? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('modules/operations/event-log/server/chain/check/check-audit.command.ts');
