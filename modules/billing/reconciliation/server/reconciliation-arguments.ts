export type ReconciliationArguments = { IsJson: boolean; Days: number | null };

/**
 * Parses the command line of the reconciliation: `--json`; `--days=30`: compare with the provider only
 * payments of the last days and unfinished ones. Fails on unknown options.
 */
export function reconciliationArguments(args: readonly string[]): ReconciliationArguments {
  const unknown = args.find((one) => one !== '--json' && !/^--days=\d{1,5}$/.test(one));
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Available: --json, --days=<number>`);
  const days = args.find((one) => one.startsWith('--days='))?.slice('--days='.length);
  return { IsJson: args.includes('--json'), Days: days === undefined ? null : Number(days) };
}
