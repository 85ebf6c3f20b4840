/**
 * `npm run reconcile`: compares applications, invoices and payments with each other and with the payment
 * provider's records, and reports differences. `--json` for programs.
 */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-payments.command.ts');
