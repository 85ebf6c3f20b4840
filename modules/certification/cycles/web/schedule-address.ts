/**
 * Builds addresses of the schedule screen with a changed filter, used by the links of its month chart; other
 * filters are retained, the page number is not.
 */

type Search = Readonly<Record<string, string | undefined>>;

/** Parameters retained when another month is chosen: all except the page number. */
const RETAINED_PARAMETERS = ['Search', 'Kind', 'ServiceKey', 'State', 'Sort', 'PageSize'];

/** The schedule's address with a new choice applied and empty choices removed; other filters are retained. */
export function scheduleAddress(search: Search, chosen: Search): string {
  const retained = RETAINED_PARAMETERS.map((name) => [name, search[name]] as const);
  const all = Object.entries({ ...Object.fromEntries(retained), ...chosen });
  const entries = all.filter((one): one is [string, string] => Boolean(one[1]));
  return entries.length === 0 ? '/schedule' : `/schedule?${new URLSearchParams(entries)}`;
}
