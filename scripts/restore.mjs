/** `npm run restore -- <folder>`: into an empty database and an empty place for files. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/restore.command.ts');
