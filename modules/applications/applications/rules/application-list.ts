/** Definition of the application list: filters and columns, for its screen, route and export. */
import { referenceCode, STEPS } from '#modules/catalogue/services/rules/index.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, filter, flag, oneNamed, oneOf, record, someOf } from '#platform/common/lists/filters.ts';
import { STAGES, type Stage } from './stages.ts';
import { APPLICATION_STATUSES } from './statuses.ts';

/** Text key for the name of a stage; stages that are steps use the step's usual name. */
export const stageKey = (stage: Stage): TextKey =>
  stage === 'CHECK' || stage === 'CLIENT' || stage === 'PUBLISH' ? `STAGE_${stage}` : `STEP_${stage}`;

/** Who has to act: the client, or the certification body. */
const TURN_SIDES = ['WITH_CLIENT', 'WITH_BODY'] as const;

/**
 * Filters that the dashboard figures link to. Days are in Hong Kong time, first and last day included.
 */
const dashboardFilters = {
  /** The current step has lasted longer than the service's target. */
  IsOverTarget: flag('APP_FILTER_TARGET', 'APP_FILTER_TARGET_OVER'),
  /** Staff only: a completed stage, the user who completed it, and the period. */
  DoneStage: oneNamed({ Label: 'APP_FILTER_STAGE', Codes: STAGES, Text: stageKey }),
  DoneBy: record('person', 'APP_FILTER_PERSON'),
  ...days('Done', 'APP_FILTER_DONE'),
  ...days('Completed', 'APP_FILTER_FINISHED'),
  /** Due date of an unfinished assessment of a cycle. */
  ...days('Due', 'APP_FILTER_DUE'),
  /** Staff only: applications with overdue findings. */
  IsFindingOverdue: flag('APP_FILTER_FINDING', 'APP_FILTER_FINDING_LATE'),
};

export const applicationList = defineList({
  Filters: {
    Status: someOf({ Label: 'APP_LIST_STATUS', Codes: APPLICATION_STATUSES, Texts: 'STATUS_' }),
    Step: oneOf({ Label: 'EXPORT_STEP', Codes: STEPS, Texts: 'STEP_' }),
    AssessmentType: oneOf({ Label: 'APP_LIST_TYPE', Codes: ASSESSMENT_TYPES, Texts: 'TYPE_' }),
    ServiceKey: record('service', 'APP_LIST_SERVICE'),
    OrganisationKey: record('organisation', 'APP_LIST_ORG'),
    IsYourTurn: flag('APP_FILTER_TURN'),
    Turn: oneOf({ Label: 'APP_FILTER_WHOSE_TURN', Codes: TURN_SIDES, Texts: 'APP_TURN_SIDE_' }),
    /** Staff only: the person now assigned to one of the steps. */
    AssigneeKey: record('person', 'APP_FILTER_ASSIGNEE'),
    /** Code of a staff tag; finds nothing for clients. */
    TagCode: filter({
      Schema: referenceCode.optional(),
      Label: 'TAG_LABEL',
      Value: { Kind: 'RECORD', Of: 'tag' },
    }),
    ...days('', 'APP_LIST_SUBMITTED'),
    ...days('Changed', 'APP_LIST_UPDATED'),
    ...dashboardFilters,
  },
  Columns: {
    no: { Label: 'APP_LIST_NO', Kind: 'TEXT', Sort: 'ApplicationNo' },
    org: { Label: 'APP_LIST_ORG', Kind: 'NAME', Sort: 'OrgName' },
    service: { Label: 'APP_LIST_SERVICE', Kind: 'NAME' },
    type: { Label: 'APP_LIST_TYPE', ...code(ASSESSMENT_TYPES, 'TYPE_'), With: 'service' },
    status: { Label: 'APP_LIST_STATUS', ...code(APPLICATION_STATUSES, 'STATUS_') },
    step: { Label: 'EXPORT_STEP', ...code(STEPS, 'STEP_'), With: 'status' },
    round: { Label: 'EXPORT_ROUND', Kind: 'NUMBER', Only: 'FILE' },
    turn: { Label: 'APP_LIST_TURN', Kind: 'TEXT' },
    submitted: { Label: 'APP_LIST_SUBMITTED', Kind: 'DATE', Sort: 'SubmittedAt' },
    /** The screen shows how long the step has lasted; a file, since when. */
    age: { Label: 'APP_LIST_AGE', Kind: 'DATE', Sort: 'StepSince', Only: 'SCREEN' },
    since: { Label: 'EXPORT_STEP_SINCE', Kind: 'DATE', With: 'age' },
    updated: { Label: 'APP_LIST_UPDATED', Kind: 'DATE', Sort: 'UpdatedAt' },
    certificate: { Label: 'LIST_CERTIFICATE_NO', Kind: 'TEXT' },
    findings: { Label: 'EXPORT_OVERDUE_FINDINGS', Kind: 'NUMBER', With: 'status' },
    kind: { Label: 'CERT_LIST_KIND', ...code(['CERTIFICATE', 'STATEMENT'], 'KIND_') },
  },
});
