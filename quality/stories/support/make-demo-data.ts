/**
 * Command of `npm test` that creates the demo data in the background, during tests that do not need it, and
 * prints its folder.
 */
import '#apps/server/compose.ts';
import { constants, setPriority } from 'node:os';
import { makeDemoData } from './demo-data.ts';

// Runs with low priority, so that it does not slow down those tests.
setPriority(constants.priority.PRIORITY_LOW);
process.stdout.write(await makeDemoData(), () => process.exit(0));
