/** Rules of the services module that other modules may import; all other files are internal. */
export { blankDefinition } from './blank-definition.ts';
export { type Fault, fault, serviceRoutes, serviceView } from './contract.ts';
export {
  type Cycle,
  type CycleTerm,
  type Due,
  duesOf,
  expiryDateAfter,
  firstTerm,
  renewalOpens,
  renewedTerm,
} from './cycle-calendar.ts';
export {
  CERTIFICATE_LANGUAGES,
  type CertificateLanguage,
  draftDefinition,
  machForm,
  referenceCode,
  type ServiceDefinition,
} from './definition.ts';
export { certificateFeeTotal, feeTotal } from './fee-total.ts';
export { serviceDefinition } from './finished-definition.ts';
export { type Localized, TITLE_LENGTH } from './localized.ts';
export { type NonconformityTerms, nonconformityTerms } from './nonconformity-terms.ts';
export { applicationPattern, numberPattern, writeNumber } from './number-pattern.ts';
export { offerRoutes, type PublicService } from './offer-contract.ts';
export { renewalPossibleUntil } from './renewal-possible-until.ts';
export {
  isDraft,
  isPublished,
  SERVICE_STATUSES,
  serviceStatuses,
  VERSION_STATE,
  VERSION_STATES,
  VERSION_STATUSES,
  type VersionState,
  versionStatuses,
} from './statuses.ts';
export { ASSIGNED_STEPS, type AssignedStep, STEPS, type Step } from './steps.ts';
export { surveyLocale } from './survey-locale.ts';
export { ratificationDays, type SuspensionTerms, suspensionTerms } from './suspension-terms.ts';
export { stateOf } from './version-states.ts';
