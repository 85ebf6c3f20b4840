/**
 * Interface that each form provider implements on the server: embedded address, answer limits, manual
 * assignment of an entry, and checks before a service is published.
 */
import type { ApplicationActionContext, Prepare } from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { FoundFault } from '#modules/catalogue/services/server/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Owner } from './resolve-entry-token.ts';

/** Address at which one user can fill in a form for a limited time. */
export type Frame = { Address: string; Origin: string; FormId: string; ExpiresAt: string };
export type FrameRequest = Omit<Owner, 'Token'> & { FormId: string; at: Date };

/**
 * A system in which the form of a service is filled in; the implementations are listed in `providers.ts`.
 * Further properties for rules and screens are in `modules/applications/external-forms/rules/provider.ts`.
 */
export type FormProvider = {
  /** Returns the address to embed; null if the portal itself displays the form. */
  frame: ((portal: Portal, request: FrameRequest) => Promise<Frame>) | null;
  /** Limits for answers, if the portal controls the form. */
  limits: (definition: ServiceDefinition) => ServiceDefinition['ScopeLimits'] | null;
  /** Looks up the entry named in CHANGE_MACHFORM for its conditions. */
  entry: Prepare;
  /** Effect of CHANGE_MACHFORM: assigns another entry to the application and returns its columns. */
  link: (job: ApplicationActionContext) => Promise<object>;
  /** Reasons why such a service definition cannot be published. */
  faults: (definition: ServiceDefinition, settings: Settings) => Promise<FoundFault[]>;
};
