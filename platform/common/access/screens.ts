import { publicScreens } from './public-screens.ts';
import { settingScreens } from './setting-screens.ts';
import { workScreens } from './work-screens.ts';

/** Every screen, in the order of the menu. Router, sidebar, route guard and documents are derived from it. */
export const screens = { ...publicScreens, ...workScreens, ...settingScreens } as const;

export type ScreenName = keyof typeof screens;
