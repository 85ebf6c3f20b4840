import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import type { ApplicationAction } from '@assay/shared/application/workflow.ts';

/** One act of a demo application: who, what, with which input, how many days after the act before. */
export type Act = { By: string; Action: ApplicationAction; Input?: Record<string, unknown>; Days?: number };

export type Story = {
  /** Scheme code of the service. */
  Service: string;
  /** E-mail name of the client who applies. */
  Client: string;
  Type?: AssessmentType;
  /** Days before today at which it begins. */
  Ago: number;
  /** A shell whose form was never saved. */
  IsShell?: true;
  Acts: readonly Act[];
};

const act = (By: string, Action: ApplicationAction, Input: Record<string, unknown> = {}, Days = 1): Act => ({
  By,
  Action,
  Input,
  Days,
});

export const submit = (client: string): Act => act(client, 'SUBMIT', {}, 1);
export const pay = (client: string): Act[] => [
  act(client, 'PAY_NOW', { PaymentMethod: 'FPS', Attachment: ['PROOF'] }),
  act('finance', 'PAID', { TransactionNo: 'FPS-70012233' }),
];
export const proof = (client: string): Act =>
  act(client, 'PAY_NOW', { PaymentMethod: 'BANK_TRANSFER', Attachment: ['PROOF'] });
export const review = act('business', 'APPROVE', {
  TransactionNo: 'TX-2026-1042',
  Remark: 'Complete; the contract is signed.',
});
export const assign = (Mode: string, person: string): Act =>
  act('scheduling', 'ASSIGN', { Mode, AssignedUserKey: person }, 0);
export const assignAll = (hasSite: boolean): Act[] => [
  assign('ASSESSOR', 'assessor'),
  ...(hasSite ? [assign('ASSESSOR_ONSITE', 'assessor-onsite')] : []),
  assign('INDEPREVIEWER', 'indepreviewer'),
];
const step = (By: string, Remark: string, Days = 2): Act => act(By, 'APPROVE_PROGRESS', { Remark }, Days);

const recommend = step('assessor', 'The documents show a system that is in place and used.', 4);
const visit = step('assessor-onsite', 'Two sites visited; records sampled on both.', 5);
const agree = step('indepreviewer', 'Evidence and conclusion agree.', 2);
const endorse = step('coo', 'Endorsed.', 2);
const approve = step('ceo', 'Approved.', 1);

/** The whole chain, to be cut where a story stops. */
export const chain = (hasSite: boolean): Act[] => [
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
