import type { Selectable } from 'kysely';
import { checkedSince } from '#platform/server/comparison/checked-since.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context } from '#platform/server/http/context.ts';
import { nextRunOf } from '#platform/server/jobs/next-run.ts';
import { CHECKER_NAMES, CHECKERS, type CheckerName, LATE_HOURS } from '../rules/checkers.ts';
import type { CheckerState, StatusChecker, statusRoutes } from '../rules/contract.ts';
import { linksOf } from './links-of.ts';
import { portalFigures } from './portal-figures.ts';
import { loadRuns, openAlerts, pendingTasks, SHOWN } from './status-rows.ts';

type Run = Selectable<Tables['CheckerRun']>;

/**
 * Handles the request of the status page: returns each integrity checker with state, recent runs and linked
 * findings, and the resource figures.
 */
export async function viewStatus({ db, settings, at }: Context<typeof statusRoutes.view>) {
  const [runs, since, alerts, underWay, Figures] = await Promise.all([
    loadRuns(db),
    checkedSince(db),
    openAlerts(db),
    pendingTasks(db),
    portalFigures(db, settings),
  ]);
  const newest = CHECKER_NAMES.flatMap((name) => wholeOf(runs.get(name) ?? [])?.Findings ?? []);
  const linkTo = await linksOf(db, newest);
  const view = (Name: CheckerName): StatusChecker => {
    const own = runs.get(Name) ?? [];
    const last = own[0];
    const whole = wholeOf(own);
    return {
      Name,
      State: stateNow(last, whole?.FinishedAt ?? null, { at, since }),
      IsUnderWay: underWay.has(CHECKERS[Name].Task),
      LastAt: whole?.FinishedAt?.toISOString() ?? null,
      NextAt: nextRunOf(CHECKERS[Name].Task, at)?.toISOString() ?? null,
      Milliseconds: whole?.FinishedAt ? whole.FinishedAt.getTime() - whole.StartedAt.getTime() : null,
      Checked: whole?.Checked ?? null,
      Found: whole?.Found ?? 0,
      Counts: whole?.Counts ?? {},
      Findings: (whole?.Findings ?? []).map((finding) => ({ ...finding, Link: linkTo(finding.About) })),
      Error: last?.Error ?? null,
      Since: alerts.get(Name)?.toISOString() ?? null,
      Recent: own
        .slice(0, SHOWN)
        .map((run) => ({ At: (run.FinishedAt ?? run.StartedAt).toISOString(), State: stateOf(run) }))
        .reverse(),
    };
  };
  return { At: at.toISOString(), Checkers: CHECKER_NAMES.map(view), Figures };
}

const wholeOf = (runs: readonly Run[]): Run | undefined => runs.find((run) => run.Error === null);

const stateOf = (run: Run): CheckerState =>
  run.Error !== null ? 'BROKEN' : run.Found > 0 ? 'FOUND' : 'WELL';

/** A finding or failure takes precedence over an overdue check. */
function stateNow(last: Run | undefined, wholeAt: Date | null, { at, since }: { at: Date; since: Date }) {
  const isLate = at.getTime() - (wholeAt ?? since).getTime() > LATE_HOURS * 3_600_000;
  if (last && stateOf(last) !== 'WELL') return stateOf(last);
  if (isLate) return 'LATE';
  return last ? 'WELL' : 'NEVER';
}
