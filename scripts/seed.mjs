/** `npm run seed -- --applications 1000000`: fills a portal for trying out with years of work, to see it at size. */
import { runCommand } from './lib/run-command.mjs';

runCommand('tools/seed/seed.command.ts');
