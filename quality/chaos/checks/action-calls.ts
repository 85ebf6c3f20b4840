import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';

/** Endpoints that add one entry to an application's history, with the actions that the entry may have. */
export const ACTION_CALLS: Readonly<Record<string, readonly ApplicationAction[]>> = {
  '/application/save': ['CREATE', 'SAVE'],
  '/application/submit': ['SUBMIT'],
  '/application/return': ['RETURN'],
  '/application/review': ['APPROVE'],
  '/application/assign': ['ASSIGN'],
  '/application/progress/approve': ['APPROVE_PROGRESS'],
  '/application/payonline': ['PAY_ONLINE'],
};
