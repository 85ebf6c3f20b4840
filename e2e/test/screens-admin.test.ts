import { walkScreens } from '../src/walk-screens.ts';

await walkScreens((as) => as === 'admin');
