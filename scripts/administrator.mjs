/** `npm run administrator -- <email>`: creates the first administrator, or restores access for the last one. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/administrator.command.ts');
