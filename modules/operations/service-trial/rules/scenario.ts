/**
 * Defines the dry run of a service, in which staff try out its form and workflow: the roles, the actions
 * with their schema, the limits, and the check of their order.
 */
import { z } from 'zod';
import { APPLICATION_ACTIONS } from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';

/** Roles of a dry run: one person for each role that an application can involve. */
export const TRIAL_ROLES = [
  'CLIENT',
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
  'ASSESSOR',
  'ASSESSOR_ONSITE',
  'INDEPREVIEWER',
  'COO',
  'DEPUTYCEO',
  'CEO',
  'ADMIN',
] as const satisfies readonly Role[];
export type TrialRole = (typeof TRIAL_ROLES)[number];
/** The person who applies, and the one who sees everything. */
export const APPLICANT = 'CLIENT' satisfies TrialRole;
export const OVERSEER = 'ADMIN' satisfies TrialRole;
/** People whose account has the grant to generate certificates. */
export const GENERATING: readonly TrialRole[] = ['ADMIN', 'SCHEDULING'];
export const isTrialRole = (value: unknown): value is TrialRole =>
  (TRIAL_ROLES as readonly unknown[]).includes(value);

export const MAX_ACTIONS = 100;
/** Limit in days: longer than any three-year cycle with the applications before and after it. */
export const MAX_DAYS = 4000;

/** Actions of a dry run: those of an application, and answering its checklist. */
const TRIAL_ACTIONS = [...APPLICATION_ACTIONS.filter((action) => action !== 'CREATE'), 'CHECKLIST'];

/**
 * One action. In its input a role identifies a person (`AssignedUserKey`), and any text a file
 * (`Attachment`, files of the form): a dry run has no uploads.
 */
export const trialAction = z.strictObject({
  Action: z.string().refine((action) => TRIAL_ACTIONS.includes(action)),
  By: z.enum(TRIAL_ROLES),
  /** Days after the start of the application. */
  Day: z.int().min(0).max(MAX_DAYS),
  Input: z.record(z.string().max(60), z.json()).default({}),
});
export type TrialAction = z.infer<typeof trialAction>;

/** Whether the actions are in chronological order. */
export const isChronological = (actions: readonly Pick<TrialAction, 'Day'>[]): boolean =>
  actions.every((step, at) => at === 0 || step.Day >= (actions[at - 1]?.Day ?? 0));
