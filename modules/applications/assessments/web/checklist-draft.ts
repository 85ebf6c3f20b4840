import type { FileInfo } from '#platform/common/contract/shapes.ts';
import type { ChecklistPoint } from '../rules/contract.ts';

/** An answer to a point as it is on the screen. */
export type ChecklistDraft = {
  Result: ChecklistPoint['Result'];
  Remark: string;
  Files: readonly FileInfo[];
  DueOn: string | null;
};
export type SaveState = 'IDLE' | 'WAITING' | 'SAVING' | 'SAVED' | 'FAILED';
/** What is on its way to the server, or was refused there: nothing of it is lost. */
export type Pending = { draft: ChecklistDraft; state: SaveState; error: unknown };

export const draftOf = ({ Result, Remark, Files, DueOn }: ChecklistPoint): ChecklistDraft => ({
  Result,
  Remark: Remark ?? '',
  Files,
  DueOn,
});
