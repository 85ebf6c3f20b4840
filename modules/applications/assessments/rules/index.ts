/** What other modules may use of this one; everything else is its own. */
export { awaitingFindings } from './awaiting-findings.ts';
export {
  CHECKLIST_RESULTS,
  type ChecklistData,
  type ChecklistPoint,
  type ChecklistResult,
  checklistPoint,
  checklistRoutes,
  type TrailEntry,
} from './contract.ts';
export { isFinding } from './findings.ts';
