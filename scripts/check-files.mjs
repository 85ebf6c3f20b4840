/**
 * `npm run check:files`: checks that each file record has its file with the right hash, and each stored file
 * a record. `--json` for programs.
 */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-files.command.ts');
