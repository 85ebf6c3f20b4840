/**
 * Types of a checklist answer that is being edited or saved, with its save state, and the conversion of a
 * saved answer to such a draft.
 */
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import type { ChecklistPoint } from '../rules/contract.ts';

/** An answer to a point as currently shown on screen. */
export type ChecklistDraft = {
  Result: ChecklistPoint['Result'];
  Remark: string;
  Files: readonly FileInfo[];
  DueOn: string | null;
};
export type SaveState = 'IDLE' | 'WAITING' | 'SAVING' | 'SAVED' | 'FAILED';
/** An answer being saved or rejected by the server; it is kept so that nothing is lost. */
export type Pending = { draft: ChecklistDraft; state: SaveState; error: unknown };

export const draftOf = ({ Result, Remark, Files, DueOn }: ChecklistPoint): ChecklistDraft => ({
  Result,
  Remark: Remark ?? '',
  Files,
  DueOn,
});
