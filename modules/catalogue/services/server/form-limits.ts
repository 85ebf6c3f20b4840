import { setting } from '#platform/common/settings/current-settings.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

type Limits = { charLimit: number; maxFiles: number; scope: ServiceDefinition['ScopeLimits'] };

/**
 * Limits for the answers to a service's application form (text length, files, scope lines and characters):
 * the service's own, but never above the portal's settings.
 */
export const formLimits = ({ ScopeLimits }: Pick<ServiceDefinition, 'ScopeLimits'>): Limits => ({
  charLimit: setting('CharLimit'),
  maxFiles: setting('FilesOfAQuestion'),
  scope: {
    rLimit: Math.min(ScopeLimits.rLimit, setting('ScopeLines')),
    charLimit: Math.min(ScopeLimits.charLimit, setting('ScopeCharLimit'), setting('CharLimit')),
  },
});
