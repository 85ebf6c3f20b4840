/**
 * Areas of modules, lowest first: a module may use the modules of its own area that it names, and those of lower areas.
 *
 * @public
 */
export const AREAS = [
  'identity',
  'messaging',
  'billing',
  'catalogue',
  'applications',
  'certification',
  'support',
  'public',
  'operations',
] as const;
type Area = (typeof AREAS)[number];
type ModuleName = `${Area}/${string}`;

/** What a module is called, and which other modules it may import; `scripts/check-dependencies.mjs` holds the code against it. */
export type Module = {
  name: ModuleName;
  /** Names of other modules, in alphabetical order. */
  uses: readonly ModuleName[];
};

export const defineModule = <const Defined extends Module>(module: Defined): Defined => module;
