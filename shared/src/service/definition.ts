import { z } from 'zod';
import { ASSESSMENT_TYPES, STEPS } from '../application/statuses.ts';
import { definitionProblems } from './definition-problems.ts';
import { localized } from './localized.ts';

const assessmentType = z.enum(ASSESSMENT_TYPES);
const step = z.enum(STEPS);
const code = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/);
const question = z.string().regex(/^[A-Z][A-Za-z0-9]{0,59}$/);
const months = z.int().min(1).max(120);
const days = z.int().min(1).max(730);
const unique = (values: readonly string[]) => new Set(values).size === values.length;

const fee = z.strictObject({ Description: localized, AmountCents: z.int().min(0).max(10_000_000_00) });

const checklistPoint = z.strictObject({
  PointKey: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  Step: step,
  /** Where the requirement stands, as assessors cite it: `ISO 9001:2015, 8.4`. */
  Clause: z.string().min(1).max(80),
  Text: localized,
  Guidance: localized,
  /** The form question that the point is about; a returned point is shown beside it. */
  Field: question.optional(),
});

const cycle = z.strictObject({
  ValidMonths: months,
  /** Months after the decision at which each surveillance is due. */
  SurveillanceMonths: z.array(months).max(10),
  SurveillanceWindowDays: days,
  RenewalWindowDays: days,
});

/** Everything that the body configures about one version of a service: one JSON document, never changed once in use. */
export const serviceDefinition = z
  .strictObject({
    Name: localized,
    /** What the name leaves out: the standard, the edition. */
    NameExtra: localized,
    /** One sentence for cards and lists. */
    Summary: localized,
    Description: localized,
    WhoFor: localized,
    DocumentsNeeded: z.array(localized).max(30),
    /** First part of application and certificate numbers. */
    SchemeCode: z.string().regex(/^[A-Z]{2,4}$/),
    Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
    Industries: z.array(code).max(40).refine(unique),
    Tags: z.array(code).max(40).refine(unique),
    AssessmentTypes: z.array(assessmentType).min(1).refine(unique),
    Fees: z.partialRecord(assessmentType, z.array(fee).max(20)),
    Currency: z.literal('HKD'),
    PaymentGate: z.enum(['BEFORE_REVIEW', 'BEFORE_CERTIFICATE']),
    Flows: z.partialRecord(assessmentType, z.enum(['FULL', 'SHORT'])),
    FullSteps: z.array(step).min(1),
    ShortSteps: z.array(step).min(1),
    TargetDays: z.partialRecord(step, days),
    /** From submission to the certificate, as clients are told. */
    UsualDays: days,
    Cycle: cycle.nullable(),
    IsExtensionAllowed: z.boolean(),
    IsDisclosureNeeded: z.boolean(),
    CertificateLanguage: z.enum(['EN', 'CHT', 'CHS', 'BILINGUAL']),
    /** How much scope fits on a certificate: lines and characters (specification point 5). */
    ScopeLimits: z.strictObject({ rLimit: z.int().min(1).max(50), charLimit: z.int().min(1).max(4000) }),
    Checklist: z.array(checklistPoint).max(200),
    /** The application form, in the form engine's own JSON. */
    Form: z.record(z.string(), z.unknown()),
    /** Questions whose answers become the certificate's scope (one per certificate language) and sites. */
    ScopeQuestion: question,
    ScopeQuestionChinese: question.optional(),
    SitesQuestion: question,
    /** The question whose answer is the applicant's industry: competence and teams look at it. */
    IndustryQuestion: question.optional(),
  })
  .superRefine((definition, context) => {
    for (const { Path, Message } of definitionProblems(definition)) {
      context.addIssue({ code: 'custom', path: Path, message: Message });
    }
  });

export type ServiceDefinition = z.infer<typeof serviceDefinition>;
