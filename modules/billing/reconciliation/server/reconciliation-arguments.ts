export type ReconciliationArguments = { IsJson: boolean; Days: number | null };

/**
 * Parses the command line: `--json`; `--days=30`: compare only payments of the last days and unfinished ones
 * with the provider.
 */
export function reconciliationArguments(args: readonly string[]): ReconciliationArguments {
  const unknown = args.find((one) => one !== '--json' && !/^--days=\d{1,5}$/.test(one));
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Available: --json, --days=<number>`);
  const days = args.find((one) => one.startsWith('--days='))?.slice('--days='.length);
  return { IsJson: args.includes('--json'), Days: days === undefined ? null : Number(days) };
}
