import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';

/**
 * Maps each endpoint that adds one entry to an application's history to the actions which that entry may
 * have, for the chaos checks that look for lost or doubled actions.
 */
export const ACTION_CALLS: Readonly<Record<string, readonly ApplicationAction[]>> = {
  '/application/save': ['CREATE', 'SAVE'],
  '/application/submit': ['SUBMIT'],
  '/application/return': ['RETURN'],
  '/application/review': ['APPROVE'],
  '/application/assign': ['ASSIGN'],
  '/application/progress/approve': ['APPROVE_PROGRESS'],
  '/application/payonline': ['PAY_ONLINE'],
};
