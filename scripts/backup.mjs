/** `npm run backup -- <folder>`: backs up database and files consistently while the portal runs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/backup.command.ts');
