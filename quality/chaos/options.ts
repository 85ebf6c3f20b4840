export type Options = {
  /** Scenarios; none: the usual ones. */
  names: string[];
  minutes: number;
  seed: number;
  /** One fault of every kind, each once, at half the people, in as little time as they take. */
  isShort: boolean;
  /** Faults, checks of broken builds: only those that are named. */
  only: string[];
};

/** Reads `faults --minutes=10 --seed=7 --short --only=kill-api,cut-database`. Throws on what it does not know. */
export function readOptions(given: readonly string[], known: readonly string[]): Options {
  const options: Options = {
    names: [],
    minutes: 10,
    seed: Math.floor(Math.random() * 1_000_000),
    isShort: false,
    only: [],
  };
  for (const word of given) {
    const [name = '', value = ''] = word.split('=');
    if (name === '--minutes' && Number(value) > 0) options.minutes = Number(value);
    else if (name === '--seed' && /^\d+$/.test(value)) options.seed = Number(value);
    else if (word === '--short') options.isShort = true;
    else if (name === '--only' && value) options.only = value.split(',');
    else if (known.includes(word)) options.names.push(word);
    else
      throw new Error(
        `Unknown option ${word}. Available: ${known.join(', ')}, --minutes=, --seed=, --short, --only=`,
      );
  }
  return options;
}
