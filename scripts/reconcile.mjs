/**
 * `npm run reconcile`: checks that applications, invoices, payments and the payment provider's records
 * agree. `--json` for programs.
 */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-payments.command.ts');
