/**
 * Interface through which the generated workflow test reaches one kind of record: its workflow table, how to
 * list and view records, the input of actions, and exceptions.
 */
import type { Answer } from '../../support/portal.ts';
import type { Table } from './table-rule.ts';

export type Body = Record<string, unknown>;
/** State of a record in the database. `Key` is empty if the record does not exist yet. */
export type RecordState = { Key: string; Status: string; Version: number };
/** An action about to be performed: user, action and record; `Pick` decides between alternatives. */
export type WalkedAction = { who: string; Action: string; record: RecordState; Pick: number };

/** A kind of record with a workflow table, and how the test accesses it. */
export type WalkedKind = {
  Table: Table;
  /** Returns all records of this kind. */
  standings: () => Promise<RecordState[]>;
  /** Returns the record and its `Actions` as the user sees them, or only the status of a refusal. */
  see: (user: string, record: RecordState) => Promise<Answer>;
  /** Returns the complete input of an action, including the key, as valid as can be known in advance. */
  body: (action: WalkedAction) => Promise<Body> | Body;
  /** Actions that may also activate something else, which adds a second version. */
  CountedTwice?: readonly string[];
  /**
   * Actions that are refused with a list of all invalid fields instead of the single reason of the button.
   */
  ReportedByPath?: readonly string[];
  /** Actions that cannot be reached here, with the tests that cover them. */
  NotWalked?: Readonly<Record<string, string>>;
};
