import type { Options } from './options.ts';

/** Runs a chaos scenario and returns a description of everything that it found wrong. */
export type Scenario = (options: Options) => Promise<readonly string[]>;
