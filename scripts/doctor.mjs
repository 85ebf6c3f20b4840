/** `npm run doctor`: are settings, database, store, mail, signing key and clock in order? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('modules/operations/diagnostics/server/doctor.command.ts');
