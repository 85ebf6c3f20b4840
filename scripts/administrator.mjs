/** `npm run administrator -- <e-mail>`: the way in for the first administrator, or for the last one again. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/administrator.command.ts');
