import { describe, expect, it } from 'vitest';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { application, NOW } from '#quality/support/rules/application-facts.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { applicationFlags } from '../../rules/flags.ts';

/** Certified, numbered, paid, with a document and a disclosure. */
const certified: ApplicationFacts = { ...application, ApplicationStatusCode: 'CERTIFIED' };
const flags = (facts: Partial<ApplicationFacts>) => applicationFlags({ ...certified, ...facts }, NOW);
const approved = (...steps: Step[]) => ({
  Approvals: steps.map((Step) => ({
    Step,
    UserKey: 'p',
    Role: 'CEO' as const,
    At: '2026-11-01T00:00:00Z',
    Round: 1,
  })),
});

describe('approval flags', () => {
  it('show whose approval is valid', () => {
    expect(flags(approved())).toMatchObject({
      IsAuditRecommended: false,
      IsOnSiteAuditRecommended: false,
      IsIndepReviewerApproved: false,
      IsCOOApproved: false,
    });
    expect(flags(approved('ASSESSOR')).IsAuditRecommended).toBe(true);
    expect(flags(approved('ASSESSOR_ONSITE')).IsOnSiteAuditRecommended).toBe(true);
    expect(flags(approved('ASSESSOR_ONSITE')).IsAuditRecommended).toBe(false);
    expect(flags(approved('INDEPREVIEWER')).IsIndepReviewerApproved).toBe(true);
    expect(flags(approved('COO')).IsCOOApproved).toBe(true);
  });

  it('report a second assessment from round 2', () => {
    expect(flags({ Round: 1 }).IsSecondAssessment).toBe(false);
    expect(flags({ Round: 2 }).IsSecondAssessment).toBe(true);
  });
});

describe('IsCanGenerate', () => {
  it.each<[string, Partial<ApplicationFacts>, boolean]>([
    ['certified, numbered and paid', {}, true],
    ['completed', { ApplicationStatusCode: 'COMPLETED' }, true],
    ['payment waived', { IsPaid: false, IsByPassPayment: true }, true],
    ['not paid', { IsPaid: false }, false],
    ['without a number', { CertificateNo: null }, false],
    ['without a decision date', { DecisionDate: null }, false],
    ['still under review', { ApplicationStatusCode: 'UNDERREVIEW' }, false],
  ])('%s', (_, facts, result) => {
    expect(flags(facts).IsCanGenerate).toBe(result);
  });
});

describe('generation and publishing', () => {
  it.each<[ApplicationFacts['DocumentStatus'], boolean, boolean]>([
    [null, false, false],
    ['INTENDED', true, false],
    ['FAILED', true, false],
    ['READY', true, true],
  ])('a document with status %s', (DocumentStatus, IsGenerateTriggered, IsGenerated) => {
    expect(flags({ DocumentStatus })).toMatchObject({ IsGenerateTriggered, IsGenerated });
  });

  it.each<[string, Partial<ApplicationFacts>, boolean]>([
    ['complete', {}, true],
    ['not generated', { DocumentStatus: 'INTENDED' }, false],
    ['not paid', { IsPaid: false }, false],
    ['payment waived', { IsPaid: false, IsByPassPayment: true }, true],
    ['disclosure missing', { DisclosureFile: null }, false],
    ['disclosure not required', { DisclosureFile: null, IsDisclosureNeeded: false }, true],
  ])('IsPassedForPublishing: %s', (_, facts, result) => {
    expect(flags(facts).IsPassedForPublishing).toBe(result);
  });
});

describe('IsRefundable', () => {
  const online = { IsOnlinePayment: true, IsSettled: true, PaidCents: 500, RefundedCents: 0 };
  it.each<[string, Partial<ApplicationFacts>, boolean]>([
    ['paid online and settled', online, true],
    ['partly refunded', { ...online, RefundedCents: 499 }, true],
    ['fully refunded', { ...online, RefundedCents: 500 }, false],
    ['not settled, to be voided', { ...online, IsSettled: false }, false],
    ['paid by another method', { ...online, IsOnlinePayment: false }, false],
    ['not paid', { ...online, IsPaid: false }, false],
  ])('%s', (_, facts, result) => {
    expect(flags(facts).IsRefundable).toBe(result);
  });
});

describe('IsRefundableOffline', () => {
  const transfer = { IsOnlinePayment: false, PaidCents: 500, RefundedCents: 0 };
  it.each<[string, Partial<ApplicationFacts>, boolean]>([
    ['paid by transfer', transfer, true],
    ['paid by transfer, then cancelled', { ...transfer, ApplicationStatusCode: 'CANCELLED' }, true],
    ['partly refunded', { ...transfer, RefundedCents: 499 }, true],
    ['fully refunded', { ...transfer, RefundedCents: 500, IsPaid: false }, false],
    ['paid online', { ...transfer, IsOnlinePayment: true }, false],
    ['not paid', { ...transfer, IsPaid: false, PaidCents: 0 }, false],
    ['a draft', { ...transfer, ApplicationStatusCode: 'DRAFT' }, false],
  ])('%s', (_, facts, result) => {
    expect(flags(facts).IsRefundableOffline).toBe(result);
  });
});

describe('IsAbleToGenerateCycle', () => {
  const next = {
    ApplicationKey: 'n',
    ApplicationNo: 'n',
    ApplicationStatusCode: 'WAITING' as const,
    StartDateTime: null,
    EndDateTime: null,
  };
  it.each<[string, Partial<ApplicationFacts>, boolean]>([
    ['completed, no next one', { ApplicationStatusCode: 'COMPLETED' }, true],
    ['not completed yet', {}, false],
    ['a service without cycles', { ApplicationStatusCode: 'COMPLETED', HasCycle: false }, false],
    ['the next cycle exists', { ApplicationStatusCode: 'COMPLETED', HasChildCycle: next }, false],
  ])('%s', (_, facts, result) => {
    expect(flags(facts).IsAbleToGenerateCycle).toBe(result);
  });
});
