/**
 * `npm run doctor`: checks settings, database, file store, email, signing key and clock. `--json` for
 * programs.
 */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/doctor.command.ts');
