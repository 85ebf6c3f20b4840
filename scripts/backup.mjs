/** `npm run backup -- <folder>`: database and files at one moment, while the portal runs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('modules/operations/backup/server/backup.command.ts');
