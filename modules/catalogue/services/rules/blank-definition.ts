import type { ServiceDefinition } from './definition.ts';
import type { Localized } from './localized.ts';

const EMPTY: Localized = { EN: '', CHT: '', CHS: '' };

type Input = Pick<ServiceDefinition, 'SchemeCode' | 'Kind' | 'Name'>;

/**
 * Builds the first draft definition of a new service: default steps, cycle, number pattern and limits for a
 * certificate or statement, with texts, fees and checklist left empty.
 */
export const blankDefinition = ({ SchemeCode, Kind, Name }: Input): ServiceDefinition => ({
  Name,
  NameExtra: EMPTY,
  Summary: EMPTY,
  Description: EMPTY,
  WhoFor: EMPTY,
  DocumentsNeeded: [],
  SchemeCode,
  NumberPattern: '{SchemeCode}-{YYYY}-{00000}',
  Kind,
  Industries: [],
  AssessmentTypes: Kind === 'STATEMENT' ? ['INITIAL'] : ['INITIAL', 'SURVEILLANCE', 'RENEWAL'],
  Fees: Kind === 'STATEMENT' ? { INITIAL: [] } : { INITIAL: [], SURVEILLANCE: [], RENEWAL: [] },
  Currency: 'HKD',
  PaymentGate: 'BEFORE_REVIEW',
  Flows:
    Kind === 'STATEMENT' ? { INITIAL: 'FULL' } : { INITIAL: 'FULL', SURVEILLANCE: 'SHORT', RENEWAL: 'FULL' },
  FullSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  TargetDays: {},
  Stages: {},
  UsualDays: 60,
  Cycle:
    Kind === 'STATEMENT'
      ? null
      : { ValidMonths: 36, SurveillanceMonths: [12, 24], SurveillanceWindowDays: 90, RenewalWindowDays: 180 },
  IsExtensionAllowed: false,
  IsDisclosureNeeded: false,
  CertificateLanguage: 'BILINGUAL',
  Templates: {},
  ScopeLimits: { rLimit: 6, charLimit: 300 },
  Checklist: [],
  FindingDays: { MINOR: 90, MAJOR: 30 },
  FormProvider: 'NATIVE',
  MachForm: null,
  Form: { pages: [] },
  ScopeQuestion: '',
  SitesQuestion: '',
});
