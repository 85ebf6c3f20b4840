/** `npm run restore -- <folder>`: restores a backup into an empty database and an empty file store. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/restore.command.ts');
