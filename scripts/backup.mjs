/** `npm run backup -- <folder>`: database and files at one moment, while the portal runs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/backup.command.ts');
