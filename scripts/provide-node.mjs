/**
 * Runs after `npm ci`: npm uses the packaged Node from now on, so its missing libraries are provided. Called
 * with the Node that runs npm.
 */
import { provideNodeLibraries } from './lib/node-libraries.mjs';

provideNodeLibraries();
