import type { ZodType, z } from 'zod';

/** What is read of a table here: its actions with the schemas of their bodies. */
type Table = { Rows: Readonly<Record<string, { Input: ZodType }>> };

/** The names of a table's actions. */
export type ActionOf<Workflow extends Table> = keyof Workflow['Rows'] & string;

/** The body of an action as its caller writes it. */
export type ActionInput<Workflow extends Table, Action extends ActionOf<Workflow>> = z.input<
  Workflow['Rows'][Action]['Input']
>;
