import type { Queries } from '../database/connect.ts';
import { type Audited, audit } from './audit.ts';

type Change = Omit<Audited, 'Detail'> & { Before: Record<string, unknown>; After: Record<string, unknown> };

/** Writes a change to the event log with only the old and new values that differ. */
export async function auditChange(db: Queries, { Before, After, ...audited }: Change): Promise<void> {
  const names = Object.keys(After).filter(
    (name) => JSON.stringify(Before[name]) !== JSON.stringify(After[name]),
  );
  const only = (all: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  await audit(db, { ...audited, Detail: { Before: only(Before), After: only(After) } });
}
