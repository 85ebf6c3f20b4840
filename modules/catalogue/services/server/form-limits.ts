import { setting } from '#platform/common/settings/current-settings.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

type Limits = { charLimit: number; mostFiles: number; scope: ServiceDefinition['ScopeLimits'] };

/** How much an answer may hold: what the service asks for, and never more than the body has set for all of them. */
export const formLimits = ({ ScopeLimits }: Pick<ServiceDefinition, 'ScopeLimits'>): Limits => ({
  charLimit: setting('CharLimit'),
  mostFiles: setting('FilesOfAQuestion'),
  scope: {
    rLimit: Math.min(ScopeLimits.rLimit, setting('ScopeLines')),
    charLimit: Math.min(ScopeLimits.charLimit, setting('ScopeCharLimit'), setting('CharLimit')),
  },
});
