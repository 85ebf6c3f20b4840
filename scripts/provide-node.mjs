/**
 * Runs after `npm ci`, with the Node that runs npm: downloads the library that the packaged Node lacks on
 * small Debian systems, because npm uses that Node from then on.
 */
import { provideNodeLibraries } from './lib/node-libraries.mjs';

provideNodeLibraries();
