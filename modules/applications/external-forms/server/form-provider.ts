import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { FoundFault } from '#modules/catalogue/services/server/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Owner } from './entry-owner.ts';

/** Where a form is filled in, for one person and a while. */
export type Frame = { Address: string; Origin: string; FormId: string; ExpiresAt: string };
export type FrameRequest = Omit<Owner, 'Token'> & { FormId: string; at: Date };

/**
 * Where the form of a service is filled in: one implementation for each, in the table of `providers.ts`. What else rules and
 * screens have to know is in `modules/applications/external-forms/rules/provider.ts`.
 */
export type FormProvider = {
  /** The address to frame; null where the portal draws the form itself from its model. */
  frame: ((portal: Portal, request: FrameRequest) => Promise<Frame>) | null;
  /** How much an answer may hold, where the form is ours to limit. */
  limits: (definition: ServiceDefinition) => ServiceDefinition['ScopeLimits'] | null;
  /** CHANGE_MACHFORM: another entry becomes the application's. Answers columns of it. */
  link: (job: ApplicationActionContext) => Promise<object>;
  /** What keeps such a definition from being published. */
  faults: (definition: ServiceDefinition, settings: Settings) => Promise<FoundFault[]>;
};
