import type { Options } from './options.ts';

/**
 * Type of a chaos scenario: a function that runs it with the given options and returns one line for
 * everything that it found wrong.
 */
export type Scenario = (options: Options) => Promise<readonly string[]>;
