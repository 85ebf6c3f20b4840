import { createUniquenessCheck } from '../declarations.ts';
import type { Screen } from './screen.ts';

export type ScreenTable = Readonly<Record<string, Screen>>;

/**
 * Every screen by its name. Each module adds its own in `rules/screens.ts` by declaration merging, so that a name that no
 * module has does not compile.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface Screens {}
export type ScreenName = Extract<keyof Screens, string>;

const installed: Record<string, Screen> = {};

/**
 * The installed screens; router, menu, route guard and documents are derived from it. Filled by
 * `installScreens` at startup.
 */
// Cast because the modules' screens are only known when all modules are compiled together.
export const screens = installed as unknown as Readonly<Screens>;

/** Installs the modules' screens; a name or address used by two modules aborts startup. */
export function installScreens(
  modules: readonly { readonly name: string; readonly screens?: ScreenTable }[],
): void {
  for (const name of Object.keys(installed)) delete installed[name];
  const own = createUniquenessCheck();
  for (const { name: module, screens: table = {} } of modules)
    for (const [name, screen] of Object.entries(table)) {
      own(module, `have the screen ${name}`);
      own(module, `have the address ${screen.Path}`);
      installed[name] = screen;
    }
}
