/** `npm run check:audit`: is the event log as it was written? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-audit.command.ts');
