/** `npm run check:audit`: checks that the event log has not been changed. `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-audit.command.ts');
