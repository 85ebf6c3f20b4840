import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ServiceTabProps } from './service-tab-props.ts';

type Tab = {
  name: string;
  /** Text key. */
  label: string;
  /** Fields of the definition that are edited here: faults are shown at their part. */
  fields: readonly string[];
  Body: LazyExoticComponent<ComponentType<ServiceTabProps>>;
};

/** The parts of the service editor, each loaded when it is opened. */
export const serviceTabs: readonly Tab[] = [
  {
    name: 'general',
    label: 'SERVICE_TAB_GENERAL',
    fields: [
      'Name',
      'NameExtra',
      'Summary',
      'Description',
      'WhoFor',
      'DocumentsNeeded',
      'SchemeCode',
      'NumberPattern',
      'Kind',
      'Industries',
      'UsualDays',
    ],
    Body: lazy(async () => ({ default: (await import('./general/general-tab.tsx')).GeneralTab })),
  },
  {
    name: 'form',
    label: 'SERVICE_TAB_FORM',
    fields: [
      'Form',
      'ScopeQuestion',
      'ScopeQuestionChinese',
      'SitesQuestion',
      'IndustryQuestion',
      'ScopeLimits',
    ],
    Body: lazy(async () => ({ default: (await import('../form-designer/form-tab.tsx')).FormTab })),
  },
  {
    name: 'checklist',
    label: 'SERVICE_TAB_CHECKLIST',
    fields: ['Checklist', 'FindingDays'],
    Body: lazy(async () => ({
      default: (await import('../checklist-designer/checklist-tab.tsx')).ChecklistDesignerTab,
    })),
  },
  {
    name: 'flow',
    label: 'SERVICE_TAB_FLOW',
    fields: ['AssessmentTypes', 'Flows', 'FullSteps', 'ShortSteps', 'TargetDays', 'Stages'],
    Body: lazy(async () => ({ default: (await import('./flow/flow-tab.tsx')).FlowTab })),
  },
  {
    name: 'fees',
    label: 'SERVICE_TAB_FEES',
    fields: ['Fees', 'CertificateFees', 'Currency', 'PaymentGate'],
    Body: lazy(async () => ({ default: (await import('./fees/fees-tab.tsx')).FeesTab })),
  },
  {
    name: 'cycle',
    label: 'SERVICE_TAB_CYCLE',
    fields: ['Cycle', 'IsExtensionAllowed', 'IsDisclosureNeeded'],
    Body: lazy(async () => ({ default: (await import('./cycle/cycle-tab.tsx')).CycleTab })),
  },
  {
    name: 'certificate',
    label: 'SERVICE_TAB_CERTIFICATE',
    fields: ['CertificateLanguage', 'Templates'],
    Body: lazy(async () => ({
      default: (await import('../template/certificate-tab.tsx')).CertificateDesignTab,
    })),
  },
  {
    name: 'external',
    label: 'SERVICE_TAB_EXTERNAL',
    fields: ['FormProvider', 'MachForm'],
    Body: lazy(async () => ({ default: (await import('../external-form/external-tab.tsx')).ExternalTab })),
  },
];
