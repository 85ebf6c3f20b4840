/** `npm run restore -- <folder>`: into an empty database and an empty place for files. */
import { runCommand } from './lib/run-command.mjs';

runCommand('modules/operations/backup/server/restore.command.ts');
