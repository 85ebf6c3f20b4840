/** `npm run doctor`: are settings, database, store, mail, signing key and clock in order? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/doctor.command.ts');
