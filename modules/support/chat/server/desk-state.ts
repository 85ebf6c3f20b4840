import type { Queries } from '#platform/server/database/connect.ts';
import { officeState } from '../rules/hours.ts';
import type { DeskState } from '../rules/live.ts';
import { readHours } from './office-hours.ts';
import { deskPeople } from './who-is-there.ts';

/** Whether a message of this moment is answered at once. */
export async function deskState(db: Queries, at: Date): Promise<DeskState> {
  const [hours, people] = await Promise.all([readHours(db), deskPeople(db)]);
  return { ...officeState(hours, at), IsThere: people.length > 0 };
}
