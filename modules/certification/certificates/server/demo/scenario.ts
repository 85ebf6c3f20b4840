/**
 * Demo data: types of a scenario (one demo application with its actions) and short functions for writing its
 * actions, such as submit, pay, assign, approve and publish.
 */
import type { ApplicationAction } from '#modules/applications/applications/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { CertificateAction } from '../../rules/index.ts';

/** One action of a demo application: who, what, with which input, how many days after the previous action. */
export type ScenarioAction = {
  By: string;
  Action: ApplicationAction;
  Input?: Record<string, unknown>;
  Days?: number;
  /** Test card with which the open sandbox payment is paid after the action. */
  Card?: string;
  /** The action concerns the invoice of the certificate that resulted from the application. */
  IsOfCertificate?: true;
};

/** One action on the certificate that resulted from the application, through the certificate workflow. */
export type CertificateScenarioAction = {
  By: string;
  Life: CertificateAction;
  Input?: Record<string, unknown>;
  Days: number;
  /** Number of months by which an extension moves the expiry date. */
  Months?: number;
};

export type Scenario = {
  /** Scheme code of the service. */
  Service: string;
  /** Local part of the applicant's email address. */
  Client: string;
  Type?: AssessmentType;
  /** Which certificate it is for if several of the client's qualify: the most recently issued. */
  Certificate?: 'NEWEST';
  /** Number of days before today at which it begins. */
  Ago: number;
  /** An empty application whose form was never saved. */
  IsShell?: true;
  Acts: readonly (ScenarioAction | CertificateScenarioAction)[];
};

const act = (
  By: string,
  Action: ApplicationAction,
  Input: Record<string, unknown> = {},
  Days = 1,
): ScenarioAction => ({
  By,
  Action,
  Input,
  Days,
});

export const submit = (client: string): ScenarioAction => act(client, 'SUBMIT', {}, 1);
/** Beginnings of the numbers: the scenario's own number follows. */
const TRANSACTIONS = { FPS: 'FPS-700122', CHEQUE: '0045', BANK_TRANSFER: 'HRBK-881203' } as const;
/** Replaced by the number of the payment, or of the invoice while it is unpaid. */
export const OF_PAYMENT = 'OF_PAYMENT';
export const pay = (client: string, PaymentMethod: keyof typeof TRANSACTIONS = 'FPS'): ScenarioAction[] => [
  act(client, 'PAY_NOW', { PaymentMethod, Attachment: ['PROOF'] }),
  act('finance', 'PAID', { TransactionNo: TRANSACTIONS[PaymentMethod] }),
];
export const proof = (client: string): ScenarioAction =>
  act(client, 'PAY_NOW', { PaymentMethod: 'BANK_TRANSFER', Attachment: ['PROOF'] });

/** Test card whose payments settle after a day. */
export const TEST_CARD = '4242 4242 4242 4242';
export const payByCard = (client: string): ScenarioAction[] => [
  { ...act(client, 'PAY_ONLINE'), Card: TEST_CARD },
];
/** A refund, of the full amount unless one is given. */
export const refund = (Action: 'REFUND' | 'VOID', Remark: string, AmountCents?: number): ScenarioAction =>
  act('finance', Action, { Remark, ...(AmountCents && { AmountCents }) });
/** Payment of the certificate's own invoice. */
export const payCertificate = (client: string): ScenarioAction[] =>
  pay(client, 'BANK_TRANSFER').map((one) => ({ ...one, IsOfCertificate: true }));
export const review = act('business', 'APPROVE', {
  TransactionNo: OF_PAYMENT,
  Remark: 'Complete; the contract is signed.',
});
export const assign = (Mode: string, person: string): ScenarioAction =>
  act('scheduling', 'ASSIGN', { Mode, AssignedUserKey: person }, 0);
export const assignAll = (hasSite: boolean): ScenarioAction[] => [
  assign('ASSESSOR', 'assessor'),
  ...(hasSite ? [assign('ASSESSOR_ONSITE', 'assessor-onsite')] : []),
  assign('INDEPREVIEWER', 'indepreviewer'),
];
const step = (By: string, Remark: string, Days = 2): ScenarioAction =>
  act(By, 'APPROVE_PROGRESS', { Remark }, Days);

const recommend = step('assessor', 'The documents show a system that is implemented and in use.', 4);
const visit = step('assessor-onsite', 'Two sites visited; records sampled at both.', 5);
const agree = step('indepreviewer', 'The evidence supports the conclusion.', 2);
const endorse = step('coo', 'Endorsed.', 2);
const approve = step('ceo', 'Approved.', 1);

/** Actions of the whole review chain, to be cut off where a scenario stops. */
export const chain = (hasSite: boolean): ScenarioAction[] => [
  recommend,
  ...(hasSite ? [visit] : []),
  agree,
  endorse,
  approve,
];

export const confirm = act('scheduling', 'CRB_CONFIRM', { Attachment: ['CRB'] });
export const generate = act('scheduling', 'GENERATE_CERT', {}, 0);
export const publish = act('scheduling', 'PUBLISH', {}, 0);
export const disclosure = act('scheduling', 'UPLOAD_DISCLOSURE', { Attachment: ['DISCLOSURE'] }, 0);
export const one = act;
export const live = (
  By: string,
  Life: CertificateAction,
  Days: number,
  Remark: string,
): CertificateScenarioAction => ({
  By,
  Life,
  Days,
  Input: { Remark },
});
