/**
 * Statuses of a service, stored statuses of its versions, and states of a version as of a day, with the facts about
 * each and the lists derived from them. `NONE` is the state before CREATE, when there is no record yet.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

export type ServiceStatusFacts = {
  Tone: Tone;
  /** Created and not removed. */
  IsPresent: boolean;
  /** Has a published version: all staff see it, and its applications continue. */
  IsPublic: boolean;
  /** Accepts new applications. */
  IsOffered: boolean;
};

const present = { IsPresent: true, IsPublic: false, IsOffered: false } as const;
const absent = { ...present, IsPresent: false } as const;

export const SERVICE_STATUS = defineStatuses<ServiceStatusFacts>()({
  NONE: { ...absent, Tone: 'plain' },
  PREPARED: { ...present, Tone: 'info' },
  OFFERED: { ...present, Tone: 'success', IsPublic: true, IsOffered: true },
  HELD: { ...present, Tone: 'warning', IsPublic: true },
  REMOVED: { ...absent, Tone: 'plain' },
});

export type ServiceStatus = keyof typeof SERVICE_STATUS;
export const SERVICE_STATUSES = statusNames(SERVICE_STATUS);

/** The statuses that a stored service can have. */
export type StoredServiceStatus = Exclude<ServiceStatus, 'NONE'>;

const ofService = (condition: (facts: ServiceStatusFacts) => boolean) =>
  statusesWhere(SERVICE_STATUS, condition) as readonly StoredServiceStatus[];

/** Lists of statuses of a service, derived from the table. */
export const serviceStatuses = {
  present: ofService(({ IsPresent }) => IsPresent),
  public: ofService(({ IsPublic }) => IsPublic),
  offered: ofService(({ IsOffered }) => IsOffered),
} as const;

/** Never published: it has only a draft, and clients cannot have applied for it. */
export const isInPreparation = (status: ServiceStatus): boolean =>
  SERVICE_STATUS[status].IsPresent && !SERVICE_STATUS[status].IsPublic;

export type VersionStatusFacts = {
  /** Its definition can be changed; otherwise it is fixed permanently. */
  IsChangeable: boolean;
  /** Applies from its first day until a newer one does. */
  IsPublished: boolean;
};

/** Statuses in which a version is stored. A withdrawn one never came into force. */
const VERSION_STATUS = defineStatuses<VersionStatusFacts>()({
  DRAFT: { IsChangeable: true, IsPublished: false },
  PUBLISHED: { IsChangeable: false, IsPublished: true },
  WITHDRAWN: { IsChangeable: false, IsPublished: false },
});

export type VersionStatus = keyof typeof VERSION_STATUS;
export const VERSION_STATUSES = statusNames(VERSION_STATUS);

const ofVersion = (condition: (facts: VersionStatusFacts) => boolean) =>
  statusesWhere(VERSION_STATUS, condition);

/** Lists of stored statuses of a version, derived from the table. */
export const versionStatuses = {
  draft: ofVersion(({ IsChangeable }) => IsChangeable),
  published: ofVersion(({ IsPublished }) => IsPublished),
  /** Published once, whether withdrawn or not. */
  fixed: ofVersion(({ IsChangeable }) => !IsChangeable),
  /** Applies, or can still be published. */
  notWithdrawn: ofVersion((facts) => facts.IsChangeable || facts.IsPublished),
} as const;

export const isDraft = (status: VersionStatus): boolean => VERSION_STATUS[status].IsChangeable;
export const isPublished = (status: VersionStatus): boolean => VERSION_STATUS[status].IsPublished;

/** Statuses that actions on a service give to its versions; no other action changes them. */
export const VERSION_STATUS_AFTER = {
  CREATE: 'DRAFT',
  DRAFT: 'DRAFT',
  PUBLISH: 'PUBLISHED',
  WITHDRAW: 'WITHDRAWN',
} as const satisfies Record<string, VersionStatus>;

export type VersionStateFacts = {
  Tone: Tone;
  IsDraft: boolean;
  /** Published, but its first day has not come. */
  IsScheduled: boolean;
  /** In force on that day. */
  IsCurrent: boolean;
};

const past = { IsDraft: false, IsScheduled: false, IsCurrent: false } as const;

/** States of a version as of a day (`stateOf`). */
export const VERSION_STATE = defineStatuses<VersionStateFacts>()({
  DRAFT: { ...past, Tone: 'warning', IsDraft: true },
  SCHEDULED: { ...past, Tone: 'info', IsScheduled: true },
  CURRENT: { ...past, Tone: 'success', IsCurrent: true },
  SUPERSEDED: { ...past, Tone: 'plain' },
  WITHDRAWN: { ...past, Tone: 'plain' },
});

export type VersionState = keyof typeof VERSION_STATE;
export const VERSION_STATES = statusNames(VERSION_STATE);

export const isCurrent = (state: VersionState): state is 'CURRENT' => VERSION_STATE[state].IsCurrent;
