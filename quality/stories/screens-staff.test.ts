import { walkScreens } from './support/walk-screens.ts';

await walkScreens((as) => as !== null && as !== 'admin' && as !== 'client');
