import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';

/** Calls that add one line to an application's history, and the action recorded there. */
export const ACTION_CALLS: Readonly<Record<string, readonly ApplicationAction[]>> = {
  '/application/save': ['CREATE', 'SAVE'],
  '/application/submit': ['SUBMIT'],
  '/application/return': ['RETURN'],
  '/application/review': ['APPROVE'],
  '/application/assign': ['ASSIGN'],
  '/application/progress/approve': ['APPROVE_PROGRESS'],
  '/application/payonline': ['PAY_ONLINE'],
};
