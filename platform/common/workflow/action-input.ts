/**
 * Types that derive the names of a workflow table's actions, and each action's request body, from the table.
 */
import type { ZodType, z } from 'zod';

/** The part of a workflow table used here: its actions with the schemas of their bodies. */
type Table = { Rows: Readonly<Record<string, { Input: ZodType }>> };

/** Names of a table's actions. */
export type ActionOf<Workflow extends Table> = keyof Workflow['Rows'] & string;

/** Request body of an action as its caller writes it. */
export type ActionInput<Workflow extends Table, Action extends ActionOf<Workflow>> = z.input<
  Workflow['Rows'][Action]['Input']
>;
