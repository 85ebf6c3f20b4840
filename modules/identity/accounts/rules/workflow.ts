/**
 * Defines the workflows of client, sub-account and staff accounts: who may create, invite, update, suspend
 * or remove which account, on which conditions and with which resulting status.
 */

import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { Row } from '#platform/common/workflow/types.ts';
import type { AccountFacts } from './facts.ts';
import { accountGuards as g } from './guards.ts';
import { accountInputs as input } from './inputs.ts';
import { accountsPermissions as may } from './permissions.ts';
import { ACCOUNT_STATUSES, type AccountKind, type AccountStatus, accountStatuses } from './statuses.ts';
import { accountAutomatic } from './transitions.ts';

/**
 * The rows below define who may perform which action on which account, when, and the resulting status.
 * Server guards, buttons, documentation and tests are derived from them.
 */
type AccountRow = Row<AccountStatus, AccountFacts>;

const PRESENT = accountStatuses.present;
const REASON = { Field: 'Remark', Kind: 'remark', IsRequired: true } as const;
const OWN_SCREEN = { Tone: 'primary', Place: 'none' } as const;

const Clients = {
  CREATE: {
    Source: 'spec 2, 7', Path: '/user/create', From: ['NONE'], By: [{ Roles: may.MANAGE_CLIENTS }], When: [],
    Input: input.createClient, To: ['PENDING'], Ui: { Label: 'ACT_CLIENT_CREATE', ...OWN_SCREEN }, Success: 'MSG_INVITED',
  },
  UPDATE: {
    Source: 'spec 2, 7', Path: '/user/update', From: PRESENT, By: [{ Roles: may.CHANGE_CLIENTS }], When: [g.emailChangeable, g.emailFree],
    Input: input.updateClient, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_UPDATE', ...OWN_SCREEN }, Success: 'MSG_SUCCESS',
  },
  RESEND: {
    Source: 'spec 7', Path: '/user/invite', From: ['PENDING'], By: [{ Roles: may.CHANGE_CLIENTS }], When: [],
    Input: input.base, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_RESEND', Tone: 'primary', Place: 'main' }, Success: 'MSG_INVITED',
  },
  SIGN_OUT: {
    Source: 'quality 2', Path: '/user/sign-out', From: ['ACTIVE'], By: [{ Roles: may.MANAGE_CLIENTS }], When: [g.isSignedIn],
    Input: input.base, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_SIGN_OUT', Tone: 'default', Place: 'more', Means: 'CONFIRM_ACCOUNT_SIGN_OUT' }, Success: 'MSG_SIGNED_OUT',
  },
  SUSPEND: {
    Source: 'spec 7', Path: '/user/suspend', From: ['ACTIVE'], By: [{ Roles: may.MANAGE_CLIENTS }], When: [],
    Input: input.reason, To: ['SUSPENDED'], Ui: { Label: 'ACT_ACCOUNT_SUSPEND', Tone: 'danger', Place: 'secondary', Fields: [REASON] }, Success: 'MSG_ACCOUNT_SUSPENDED',
  },
  REACTIVATE: {
    Source: 'spec 7', Path: '/user/reactivate', From: ['SUSPENDED'], By: [{ Roles: may.MANAGE_CLIENTS }], When: [],
    Input: input.base, To: ['ACTIVE'], Ui: { Label: 'ACT_ACCOUNT_REACTIVATE', Tone: 'primary', Place: 'main' }, Success: 'MSG_ACCOUNT_REACTIVATED',
  },
  RESET_TWO_FACTOR: {
    Source: 'quality 2', Path: '/user/two-factor/reset', From: ['ACTIVE', 'SUSPENDED'], By: [{ Roles: may.MANAGE_CLIENTS }], When: [g.hasTwoFactor],
    Input: input.reason, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_RESET_TWO_FACTOR', Tone: 'default', Place: 'more', Fields: [REASON] }, Success: 'MSG_SUCCESS',
  },
  REMOVE: {
    Source: 'spec 7', Path: '/user/remove', From: PRESENT, By: [{ Roles: may.MANAGE_CLIENTS }], When: [],
    Input: input.reason, To: ['REMOVED'], Ui: { Label: 'ACT_ACCOUNT_REMOVE', Tone: 'danger', Place: 'more', Means: 'CONFIRM_CLIENT_REMOVE', Fields: [REASON] }, Success: 'MSG_ACCOUNT_REMOVED',
  },
} as const satisfies Record<string, AccountRow>;

const Subs = {
  INVITE: {
    Source: 'spec 1, 7', Path: '/user/sub/invite', From: ['NONE'], By: [{ Roles: may.MANAGE_SUB_ACCOUNTS }], When: [],
    Input: input.invite, To: ['PENDING'], Ui: { Label: 'ACT_SUB_INVITE', ...OWN_SCREEN }, Success: 'MSG_INVITED',
  },
  UPDATE: {
    Source: 'spec 2', Path: '/user/sub/update', From: PRESENT, By: [{ Roles: may.MANAGE_SUB_ACCOUNTS }], When: [],
    Input: input.updateSub, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_UPDATE', ...OWN_SCREEN }, Success: 'MSG_SUCCESS',
  },
  SHARE: {
    Source: 'domain 1', Path: '/user/sub/share', From: PRESENT, By: [{ Roles: may.MANAGE_SUB_ACCOUNTS }], When: [],
    Input: input.share, To: ['SAME'], Ui: { Label: 'ACT_SUB_SHARE', ...OWN_SCREEN }, Success: 'MSG_SUCCESS',
  },
  RESEND: {
    Source: 'spec 7', Path: '/user/sub/resend', From: ['PENDING'], By: [{ Roles: may.MANAGE_SUB_ACCOUNTS }], When: [],
    Input: input.base, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_RESEND', Tone: 'primary', Place: 'main' }, Success: 'MSG_INVITED',
  },
  SUSPEND: {
    Source: 'domain 1', Path: '/user/sub/suspend', From: ['ACTIVE'], By: [{ Roles: may.MANAGE_SUB_ACCOUNTS }], When: [],
    Input: input.base, To: ['SUSPENDED'], Ui: { Label: 'ACT_ACCOUNT_SUSPEND', Tone: 'default', Place: 'secondary', Means: 'CONFIRM_SUB_SUSPEND' }, Success: 'MSG_ACCOUNT_SUSPENDED',
  },
  REACTIVATE: {
    Source: 'domain 1', Path: '/user/sub/reactivate', From: ['SUSPENDED'], By: [{ Roles: may.MANAGE_SUB_ACCOUNTS }], When: [],
    Input: input.base, To: ['ACTIVE'], Ui: { Label: 'ACT_ACCOUNT_REACTIVATE', Tone: 'primary', Place: 'main' }, Success: 'MSG_ACCOUNT_REACTIVATED',
  },
  REMOVE: {
    Source: 'spec 7; domain 1', Path: '/user/sub/remove', From: PRESENT, By: [{ Roles: may.MANAGE_SUB_ACCOUNTS }], When: [],
    Input: input.base, To: ['REMOVED'], Ui: { Label: 'ACT_ACCOUNT_REMOVE', Tone: 'danger', Place: 'secondary', Means: 'CONFIRM_SUB_REMOVE' }, Success: 'MSG_ACCOUNT_REMOVED',
  },
} as const satisfies Record<string, AccountRow>;

const Staff = {
  CREATE: {
    Source: 'spec 2', Path: '/user/staff/create', From: ['NONE'], By: [{ Roles: may.MANAGE_STAFF }], When: [g.rolesGrantable, g.generationGrantable],
    Input: input.createStaff, To: ['PENDING'], Ui: { Label: 'ACT_STAFF_CREATE', ...OWN_SCREEN }, Success: 'MSG_INVITED',
  },
  UPDATE: {
    Source: 'spec 2; quality 2', Path: '/user/staff/update', From: PRESENT, By: [{ Roles: may.MANAGE_STAFF }],
    When: [g.outranks, g.ownRolesKept, g.rolesGrantable, g.adminRoleStays, g.generationGrantable, g.emailChangeable, g.emailFree, g.ownCompetencesKept, g.ownInterestsKept],
    Input: input.updateStaff, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_UPDATE', ...OWN_SCREEN }, Success: 'MSG_SUCCESS',
  },
  RESEND: {
    Source: 'spec 7', Path: '/user/staff/invite', From: ['PENDING'], By: [{ Roles: may.MANAGE_STAFF }], When: [g.outranks],
    Input: input.base, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_RESEND', Tone: 'primary', Place: 'main' }, Success: 'MSG_INVITED',
  },
  SIGN_OUT: {
    Source: 'quality 2', Path: '/user/staff/sign-out', From: ['ACTIVE'], By: [{ Roles: may.MANAGE_STAFF }], When: [g.outranks, g.isSignedIn],
    Input: input.base, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_SIGN_OUT', Tone: 'default', Place: 'more', Means: 'CONFIRM_ACCOUNT_SIGN_OUT' }, Success: 'MSG_SIGNED_OUT',
  },
  SUSPEND: {
    Source: 'spec 7', Path: '/user/staff/suspend', From: ['ACTIVE'], By: [{ Roles: may.MANAGE_STAFF }], When: [g.notSelf, g.outranks, g.anAdminStays],
    Input: input.reason, To: ['SUSPENDED'], Ui: { Label: 'ACT_ACCOUNT_SUSPEND', Tone: 'danger', Place: 'secondary', Means: 'CONFIRM_STAFF_SUSPEND', Fields: [REASON] }, Success: 'MSG_ACCOUNT_SUSPENDED',
  },
  REACTIVATE: {
    Source: 'spec 7', Path: '/user/staff/reactivate', From: ['SUSPENDED'], By: [{ Roles: may.MANAGE_STAFF }], When: [g.outranks],
    Input: input.base, To: ['ACTIVE'], Ui: { Label: 'ACT_ACCOUNT_REACTIVATE', Tone: 'primary', Place: 'main' }, Success: 'MSG_ACCOUNT_REACTIVATED',
  },
  RESET_TWO_FACTOR: {
    Source: 'quality 2', Path: '/user/staff/two-factor/reset', From: ['ACTIVE', 'SUSPENDED'], By: [{ Roles: may.MANAGE_STAFF }], When: [g.notSelf, g.outranks, g.hasTwoFactor],
    Input: input.reason, To: ['SAME'], Ui: { Label: 'ACT_ACCOUNT_RESET_TWO_FACTOR', Tone: 'default', Place: 'more', Fields: [REASON] }, Success: 'MSG_SUCCESS',
  },
  REMOVE: {
    Source: 'spec 7', Path: '/user/staff/remove', From: PRESENT, By: [{ Roles: may.MANAGE_STAFF }], When: [g.notSelf, g.outranks, g.anAdminStays],
    Input: input.reason, To: ['REMOVED'], Ui: { Label: 'ACT_ACCOUNT_REMOVE', Tone: 'danger', Place: 'more', Means: 'CONFIRM_STAFF_REMOVE', Fields: [REASON] }, Success: 'MSG_ACCOUNT_REMOVED',
  },
} as const satisfies Record<string, AccountRow>;

type ClientAction = keyof typeof Clients;
type SubAction = keyof typeof Subs;
type StaffAction = keyof typeof Staff;
export type AccountAction = ClientAction | SubAction | StaffAction;

const shared = {
  // Accounts are identified by their UserKey.
  Name: 'User',
  Initial: ['NONE'],
  Statuses: ACCOUNT_STATUSES,
  statusOf: (facts: AccountFacts) => facts.Status,
  setStatus: (Status: AccountStatus) => ({ Status }),
  StatusText: 'ACCOUNT_STATUS_',
} as const;

export const clientWorkflow = defineWorkflow({ ...shared, Rows: Clients, Automatic: accountAutomatic.CLIENT });
export const subWorkflow = defineWorkflow({ ...shared, Rows: Subs, Automatic: accountAutomatic.SUB });
export const staffWorkflow = defineWorkflow({ ...shared, Rows: Staff, Automatic: accountAutomatic.STAFF });

export const accountWorkflows = { CLIENT: clientWorkflow, SUB: subWorkflow, STAFF: staffWorkflow } as const satisfies Record<AccountKind, unknown>;
