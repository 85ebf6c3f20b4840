/** Server functions of the services module that other modules may import; all other files are internal. */
export { fingerprint } from './canonical.ts';
export { countedApplications } from './counted-applications.ts';
export type { FaultContext, FoundFault } from './fault-finder.ts';
export { additionalFaults, definitionFaults } from './faults.ts';
export { formLimits } from './form-limits.ts';
export {
  type IndustryNames,
  industriesOf,
  industryCodes,
  industryNames,
  namedIndustry,
} from './industry-names.ts';
export { loadServiceRecord } from './load.ts';
export { invalidateServices, loadService, loadServices } from './offer/load-services.ts';
export { offeredTags } from './offer/public-tags.ts';
export { loadPublished } from './published-services.ts';
export { saveDraft } from './save-draft.ts';
export { advanceSeries, nextApplicationNumber, nextCertificateNumber, numberAhead } from './scheme-number.ts';
export { canManageServices, servicesInScope, versionsInScope } from './scope.ts';
export {
  activeVersions,
  currentVersion,
  currentVersions,
  invalidateVersion,
  type ServiceVersion,
  serviceVersion,
  versionInForce,
} from './versions.ts';
