/** `npm run check:log`: checks the integrity of the public log of certificates. `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-log.command.ts');
