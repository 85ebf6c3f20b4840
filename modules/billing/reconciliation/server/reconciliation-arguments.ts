export type ReconciliationArguments = { IsJson: boolean; Days: number | null };

/** `--json`; `--days=30`: ask the provider only about payments of the last days and those that are not finished. */
export function reconciliationArguments(given: readonly string[]): ReconciliationArguments {
  const unknown = given.find((one) => one !== '--json' && !/^--days=\d{1,5}$/.test(one));
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Available: --json, --days=<number>`);
  const days = given.find((one) => one.startsWith('--days='))?.slice('--days='.length);
  return { IsJson: given.includes('--json'), Days: days === undefined ? null : Number(days) };
}
