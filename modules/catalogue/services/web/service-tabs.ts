/** The tabs of the service editor, with the definition fields that each one edits. */
import type { ComponentType } from 'react';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import type { ServiceTabProps } from './service-tab-props.ts';
import { certificateTab, checklistTab, externalFormTab, formTab } from './slots.ts';

type Tab = {
  name: string;
  /** Text key. */
  label: string;
  /** Definition fields edited on the tab; their faults are counted there. */
  fields: readonly string[];
  Body: ComponentType<ServiceTabProps>;
};

/** The tabs, each loaded when it is opened. */
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
      'PrintedTitle',
      'Industries',
      'UsualDays',
    ],
    Body: lazyPart(() => import('./general/general-tab.tsx'), 'GeneralTab'),
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
    Body: formTab.Part,
  },
  {
    name: 'checklist',
    label: 'SERVICE_TAB_CHECKLIST',
    fields: [
      'Checklist',
      'FindingDays',
      'NonconformityReminderDays',
      'NonconformityEscalationDays',
      'MinorPlanRequired',
      'MajorVerificationMonths',
    ],
    Body: checklistTab.Part,
  },
  {
    name: 'flow',
    label: 'SERVICE_TAB_FLOW',
    fields: ['AssessmentTypes', 'Flows', 'FullSteps', 'ShortSteps', 'TargetDays', 'Stages'],
    Body: lazyPart(() => import('./flow/flow-tab.tsx'), 'FlowTab'),
  },
  {
    name: 'fees',
    label: 'SERVICE_TAB_FEES',
    fields: ['Fees', 'CertificateFees', 'Currency', 'PaymentGate'],
    Body: lazyPart(() => import('./fees/fees-tab.tsx'), 'FeesTab'),
  },
  {
    name: 'cycle',
    label: 'SERVICE_TAB_CYCLE',
    fields: [
      'Cycle',
      'IsExtensionAllowed',
      'DecisionRequired',
      'RatificationDays',
      'SuspensionLimitMonths',
      'SuspensionReminderMonths',
      'IsDisclosureNeeded',
    ],
    Body: lazyPart(() => import('./cycle/cycle-tab.tsx'), 'CycleTab'),
  },
  {
    name: 'certificate',
    label: 'SERVICE_TAB_CERTIFICATE',
    fields: ['CertificateLanguage', 'Templates'],
    Body: certificateTab.Part,
  },
  {
    name: 'external',
    label: 'SERVICE_TAB_EXTERNAL',
    fields: ['FormProvider', 'MachForm'],
    Body: externalFormTab.Part,
  },
];
