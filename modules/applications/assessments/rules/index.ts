/** Public rules of the assessments module: everything that other modules may import. */
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
export { isFinding, requiresRemark } from './findings.ts';
