import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure, failField } from '#platform/server/http/fail.ts';
import type { TeamView } from '../rules/contract.ts';
import { teamViews } from './view.ts';

/**
 * Runs a change of a team in one transaction; on a version conflict the error contains the current team, and
 * a name taken concurrently is reported at the name field.
 */
export async function withReloadedTeam(
  { db, at }: Portal & { at: Date },
  teamKey: string | undefined,
  change: (tx: Tx) => Promise<TeamView>,
): Promise<TeamView> {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    // Two users submitted the same name concurrently and the database accepted only one.
    if (isTakenName(error)) return failField('Name', 'TEAM_NAME_TAKEN');
    if (!(error instanceof Failure) || error.Code !== 'ERR_CONFLICT' || teamKey === undefined) throw error;
    const [Data] = await teamViews(db, at, { TeamKey: teamKey });
    throw new Failure('ERR_CONFLICT', { ...error.Details, Data });
  }
}

const isTakenName = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'team_name';
