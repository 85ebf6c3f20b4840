/** `npm run parity`: do applications, invoices, payments and the provider's books agree? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('server/src/payment/parity/parity.command.ts');
