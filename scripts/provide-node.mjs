/** After `npm ci`: npm calls our Node from now on, so it has to run. Called with the Node that runs npm. */
import { provideNodeLibraries } from './lib/node-libraries.mjs';

provideNodeLibraries();
