/** Workflow of a service: allowed actions per status, roles, conditions and effects on the status. */
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { Row } from '#platform/common/workflow/types.ts';
import type { ServiceFacts } from './facts.ts';
import { serviceGuards as g } from './guards.ts';
import { serviceInputs as input } from './inputs.ts';
import { servicesPermissions } from './permissions.ts';
import { SERVICE_STATUSES, type ServiceStatus, serviceStatuses } from './statuses.ts';

/**
 * Only users who manage settings may act on services. There is at most one draft and at most one scheduled
 * version.
 */
const BY = [{ Roles: servicesPermissions.MANAGE_SERVICES }] as const;
const { present: PRESENT, public: PUBLIC } = serviceStatuses;
const REMARK = { Field: 'Remark', Kind: 'remark' } as const;
const OWN_SCREEN = { Tone: 'primary', Place: 'none' } as const;

const Rows = {
  CREATE: {
    Source: 'spec 2, 7', Path: '/assessment/create', From: ['NONE'], By: BY, When: [g.schemeFree, g.copyKnown],
    Input: input.create, To: ['PREPARED'], Ui: { Label: 'ACT_SERVICE_CREATE', ...OWN_SCREEN }, Success: 'MSG_SERVICE_CREATED',
  },
  SAVE: {
    Source: 'spec 7', Path: '/assessment/save', From: PRESENT, By: BY, When: [g.hasDraft, g.kindUnchanged],
    Input: input.save, To: ['SAME'], Ui: { Label: 'ACT_SERVICE_SAVE', ...OWN_SCREEN }, Success: 'MSG_SERVICE_SAVED',
  },
  PUBLISH: {
    Source: 'spec 1; domain 3', Path: '/assessment/publish', From: PRESENT, By: BY, When: [g.hasDraft, g.noneScheduled, g.faultless, g.effectiveNotPast],
    Input: input.publish, To: { PREPARED: ['OFFERED'], OFFERED: ['SAME'], HELD: ['SAME'] },
    Ui: { Label: 'ACT_SERVICE_PUBLISH', Tone: 'primary', Place: 'main', Fields: [{ Field: 'EffectiveOn', Kind: 'date' }, REMARK] }, Success: 'MSG_SERVICE_PUBLISHED',
  },
  DRAFT: {
    Source: 'domain 3', Path: '/assessment/draft', From: PRESENT, By: BY, When: [g.noDraft, g.versionKnown],
    Input: input.draft, To: ['SAME'], Ui: { Label: 'ACT_SERVICE_DRAFT', Tone: 'primary', Place: 'main' }, Success: 'MSG_SERVICE_DRAFTED',
  },
  DISCARD: {
    Source: 'domain 3', Path: '/assessment/discard', From: PUBLIC, By: BY, When: [g.hasDraft],
    Input: input.base, To: ['SAME'], Ui: { Label: 'ACT_SERVICE_DISCARD', Tone: 'danger', Place: 'more', Means: 'CONFIRM_SERVICE_DISCARD' }, Success: 'MSG_SERVICE_DISCARDED',
  },
  WITHDRAW: {
    Source: 'domain 3', Path: '/assessment/withdraw', From: PUBLIC, By: BY, When: [g.hasScheduled],
    // A version that never came into force has no applications, so the service returns to PREPARED.
    Input: input.base, To: ['PREPARED', 'SAME'], change: ({ facts }) => (facts.HasCurrent ? {} : { Status: 'PREPARED' }),
    Ui: { Label: 'ACT_SERVICE_WITHDRAW', Tone: 'danger', Place: 'more', Means: 'CONFIRM_SERVICE_WITHDRAW', Fields: [REMARK] }, Success: 'MSG_SERVICE_WITHDRAWN',
  },
  HOLD: {
    Source: 'spec 1', Path: '/assessment/hold', From: ['OFFERED'], By: BY, When: [],
    Input: input.base, To: ['HELD'], Ui: { Label: 'ACT_SERVICE_HOLD', Tone: 'default', Place: 'more', Means: 'CONFIRM_SERVICE_HOLD', Fields: [REMARK] }, Success: 'MSG_SERVICE_HELD',
  },
  OFFER: {
    Source: 'spec 1', Path: '/assessment/offer', From: ['HELD'], By: BY, When: [g.hasCurrent],
    Input: input.base, To: ['OFFERED'], Ui: { Label: 'ACT_SERVICE_OFFER', Tone: 'primary', Place: 'secondary' }, Success: 'MSG_SERVICE_OFFERED',
  },
  PLACE: {
    Source: 'spec 2', Path: '/assessment/place', From: PRESENT, By: BY, When: [],
    Input: input.place, To: ['SAME'], Ui: { Label: 'ACT_SERVICE_PLACE', ...OWN_SCREEN }, Success: 'MSG_SUCCESS',
  },
  REMOVE: {
    Source: 'spec 7', Path: '/assessment/remove', From: ['PREPARED'], By: BY, When: [],
    Input: input.base, To: ['REMOVED'], Ui: { Label: 'ACT_SERVICE_REMOVE', Tone: 'danger', Place: 'more', Means: 'CONFIRM_SERVICE_REMOVE' }, Success: 'MSG_SERVICE_REMOVED',
  },
} as const satisfies Record<string, Row<ServiceStatus, ServiceFacts>>;

export type ServiceAction = keyof typeof Rows;

export const serviceWorkflow = defineWorkflow({
  Name: 'Service',
  Initial: ['NONE'],
  Statuses: SERVICE_STATUSES,
  statusOf: (facts: ServiceFacts) => facts.Status,
  setStatus: (Status) => ({ Status }),
  StatusText: 'SERVICE_STATUS_',
  Rows,
});
