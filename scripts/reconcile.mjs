/** `npm run reconcile`: do applications, invoices, payments and the provider's books agree? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-payments.command.ts');
