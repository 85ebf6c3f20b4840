import type { Options } from './options.ts';

/** Plays a scenario and answers a sentence for everything that it found wrong. */
export type Scenario = (options: Options) => Promise<readonly string[]>;
