/**
 * `npm run seed -- --applications 1000000`: fills a trial portal with that many applications over years, for
 * measurements and tests at full size.
 */
import { runCommand } from './lib/run-command.mjs';

await runCommand('apps/server/commands/seed.command.ts');
