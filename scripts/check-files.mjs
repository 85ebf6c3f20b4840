/** `npm run check:files`: is the file of every row there with its hash, and is every stored file some row's? `--json` for programs. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-files.command.ts');
