import { resolveRelativeDays } from '#platform/common/format/relative-days.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import { listRoutes } from '#platform/server/lists/registers.ts';

type Params = Readonly<Record<string, string>>;
export type ValidParams = { Params: Record<string, string>; Dropped: string[] };

/**
 * Checks the filters of a saved list view against those that the list accepts now: removed filters and
 * invalid values are dropped and listed by name; the rest is kept.
 */
export function validParams(list: ListName, params: Params, at: Date): ValidParams {
  const judged = listRoutes.get(list).query.safeParse(resolveRelativeDays(params, at));
  const wrong = new Set(
    (judged.error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')],
    ),
  );
  const names = Object.keys(params);
  return {
    Params: Object.fromEntries(Object.entries(params).filter(([name]) => !wrong.has(name))),
    Dropped: names.filter((name) => wrong.has(name)),
  };
}
