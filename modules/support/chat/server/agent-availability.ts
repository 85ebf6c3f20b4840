import type { Queries } from '#platform/server/database/connect.ts';
import { officeState } from '../rules/hours.ts';
import type { AgentAvailability } from '../rules/live.ts';
import { readHours } from './office-hours.ts';
import { presentAgents } from './presence.ts';

/**
 * Returns whether a client's chat message sent now would be answered at once: whether it is within office
 * hours, and whether a staff member has the inbox open.
 */
export async function agentAvailability(db: Queries, at: Date): Promise<AgentAvailability> {
  const [hours, people] = await Promise.all([readHours(db), presentAgents(db)]);
  return { ...officeState(hours, at), IsThere: people.length > 0 };
}
