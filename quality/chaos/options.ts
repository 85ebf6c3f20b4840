/**
 * Parses the command line of the chaos tests: scenarios, duration, seed, short form and selected faults or
 * broken builds; refuses unknown arguments.
 */
export type Options = {
  /** Names of scenarios; empty for the usual ones. */
  names: string[];
  minutes: number;
  seed: number;
  /** Short form: one fault of each kind, once, with half the users and minimum durations. */
  isShort: boolean;
  /** Limits the run to these faults or broken builds. */
  only: string[];
};

/**
 * Parses `faults --minutes=10 --seed=7 --short --only=kill-api,cut-database`. Throws on unknown arguments.
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const options: Options = {
    names: [],
    minutes: 10,
    seed: Math.floor(Math.random() * 1_000_000),
    isShort: false,
    only: [],
  };
  for (const argument of args) {
    const [name = '', value = ''] = argument.split('=');
    if (name === '--minutes' && Number(value) > 0) options.minutes = Number(value);
    else if (name === '--seed' && /^\d+$/.test(value)) options.seed = Number(value);
    else if (argument === '--short') options.isShort = true;
    else if (name === '--only' && value) options.only = value.split(',');
    else if (known.includes(argument)) options.names.push(argument);
    else
      throw new Error(
        `Unknown option ${argument}. Available: ${known.join(', ')}, --minutes=, --seed=, --short, --only=`,
      );
  }
  return options;
}
