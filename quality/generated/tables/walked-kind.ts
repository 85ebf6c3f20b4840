import type { Answer } from '../../support/portal.ts';
import type { Table } from './table-rule.ts';

export type Body = Record<string, unknown>;
/** A record as the database has it. `Key` is empty of what is not there yet. */
export type RecordState = { Key: string; Status: string; Version: number };
/** Who is about to do what to which record; `Pick` chooses where there is a choice. */
export type WalkedAction = { who: string; Action: string; record: RecordState; Pick: number };

/** A kind of record with a workflow table, and how a walk meets it. */
export type WalkedKind = {
  Table: Table;
  /** Every record of it. */
  standings: () => Promise<RecordState[]>;
  /** What this person is shown of it, with its `Actions`; the status alone where they see nothing of it. */
  see: (who: string, record: RecordState) => Promise<Answer>;
  /** The complete input of an action, including the key: correct as far as can be known. */
  body: (action: WalkedAction) => Promise<Body> | Body;
  /** Actions that may also activate something else, which counts a version as well. */
  CountedTwice?: readonly string[];
  /** Actions that are refused with every place at which something is wrong, instead of the one reason of the button. */
  ReportedByPath?: readonly string[];
  /** Actions that nothing here brings about, and where they are tested. */
  NotWalked?: Readonly<Record<string, string>>;
};
