/**
 * Schemas of a service definition, as a draft with gaps and complete for publication: everything that the
 * certification body configures in one version, such as form, fees, steps, cycle and checklist.
 */
import { z } from 'zod';
import { key } from '#platform/common/contract/inputs.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { localized, maybeLocalized, maybeTitle, unfinishedText, unfinishedTitle } from './localized.ts';
import { numberPattern } from './number-pattern.ts';
import { STEPS } from './steps.ts';

const assessmentType = z.enum(ASSESSMENT_TYPES);
const step = z.enum(STEPS);
export const schemeCode = z.string().regex(/^[A-Z]{2,4}$/, 'FIELD_SCHEME_CODE');
export const referenceCode = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'FIELD_CODE');
const questionName = /^[A-Z][A-Za-z0-9]{0,59}$/;
const months = z.int().min(1).max(120);
const days = z.int().min(1).max(730);
/** Months that a suspension of a certificate lasts. */
const suspensionMonths = z.int().min(1).max(60);
const verificationMonths = z.int().min(1).max(60);
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

export const CERTIFICATE_LANGUAGES = ['EN', 'CHT', 'CHS', 'BILINGUAL'] as const;
export type CertificateLanguage = (typeof CERTIFICATE_LANGUAGES)[number];

const cycle = z.strictObject({
  ValidMonths: months,
  /** Months after the decision at which each surveillance is due. */
  SurveillanceMonths: z.array(months).max(10),
  SurveillanceWindowDays: days,
  RenewalWindowDays: days,
  /** Months after the expiry date in which a renewal may still start; defaults to 6. */
  LateRenewalMonths: z.int().min(0).max(24).optional(),
});

/**
 * A form hosted on a MachForm server: its number there per language, and the question that each of its
 * elements answers.
 */
export const machForm = z.strictObject({
  Forms: z.strictObject({
    EN: z.string().regex(/^\d{0,10}$/),
    CHT: z.string().regex(/^\d{0,10}$/),
    CHS: z.string().regex(/^\d{0,10}$/),
  }),
  Fields: z
    .array(
      z.strictObject({
        Element: z.string().regex(/^element_\d{1,6}(_\d{1,4})?$/),
        Question: z.string().max(60),
      }),
    )
    .max(500),
});

/**
 * Builds the schema of a definition. A finished definition has every text in three languages and an entry in
 * every required list; a draft may have gaps, but its values have the same shape.
 */
const shape = (is: 'DRAFT' | 'FINISHED') => {
  const isDraft = is === 'DRAFT';
  const text = isDraft ? unfinishedText : localized;
  const atLeastOne = isDraft ? 0 : 1;
  const question = isDraft ? z.string().max(60) : z.string().regex(questionName, 'FIELD_QUESTION_NAME');
  const fee = z.strictObject({ Description: text, AmountCents: z.int().min(0).max(10_000_000_00) });
  const checklistPoint = z.strictObject({
    PointKey: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    Step: step,
    /** The requirement's reference, as assessors cite it: `ISO 9001:2015, 8.4`. */
    Clause: z.string().min(atLeastOne).max(80),
    Text: text,
    Guidance: text,
    /** The form question that the point concerns; a returned point is shown next to it. */
    Field: question.optional(),
  });
  return z.strictObject({
    Name: text,
    /** Addition to the name: the standard and its edition. */
    NameExtra: isDraft ? unfinishedText : maybeLocalized,
    /** One sentence for cards and lists. */
    Summary: text,
    Description: text,
    WhoFor: text,
    DocumentsNeeded: z.array(text).max(30),
    /** The service's key for users, and the first part of its numbers. It never changes. */
    SchemeCode: schemeCode,
    /** Pattern of application and certificate numbers: `{SchemeCode}-{YYYY}-{00000}`. */
    NumberPattern: isDraft ? z.string().max(60) : numberPattern,
    Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
    /** Title on the printed certificate or statement; if empty, the built-in title of its kind. */
    PrintedTitle: (isDraft ? unfinishedTitle : maybeTitle).optional(),
    Industries: z.array(referenceCode).max(100).refine(unique),
    AssessmentTypes: z.array(assessmentType).min(atLeastOne).refine(unique),
    Fees: z.partialRecord(assessmentType, z.array(fee).max(20)),
    /** Price of the certificate itself, charged once when it first comes into force; free if empty. */
    CertificateFees: z.array(fee).max(20).optional(),
    Currency: z.literal('HKD'),
    PaymentGate: z.enum(['BEFORE_REVIEW', 'BEFORE_CERTIFICATE']),
    Flows: z.partialRecord(assessmentType, z.enum(['FULL', 'SHORT'])),
    FullSteps: z.array(step).min(atLeastOne),
    ShortSteps: z.array(step).min(atLeastOne),
    TargetDays: z.partialRecord(step, days),
    /** The organisation's own name for a step, copied from the stage when it was selected. */
    Stages: z.partialRecord(step, z.strictObject({ StageKey: key, Name: localized })),
    /** Usual days from submission to certificate, as shown to clients. */
    UsualDays: days,
    Cycle: cycle.nullable(),
    IsExtensionAllowed: z.boolean(),
    /**
     * Suspension, resumption, withdrawal and extension of a certificate are proposed, and confirmed by a decider; defaults to
     * false: those who manage certificates act at once.
     */
    DecisionRequired: z.boolean().optional(),
    /** Days within which an urgent suspension has to be ratified where decisions are proposed; defaults to 10. */
    RatificationDays: days.optional(),
    /** Months after which a decision on a suspended certificate is due; defaults to 6. */
    SuspensionLimitMonths: suspensionMonths.optional(),
    /** Months after which holder and staff are reminded of a suspension; defaults to 3 and 5. */
    SuspensionReminderMonths: z.array(suspensionMonths).max(6).refine(unique).optional(),
    IsDisclosureNeeded: z.boolean(),
    CertificateLanguage: z.enum(CERTIFICATE_LANGUAGES),
    /**
     * Template version that prints the certificate, per language; a language without one uses the portal's
     * own template.
     */
    Templates: z.partialRecord(z.enum(CERTIFICATE_LANGUAGES), key),
    /** Lines and characters of scope that fit on a certificate (specification point 5). */
    ScopeLimits: z.strictObject({ rLimit: z.int().min(1).max(50), charLimit: z.int().min(1).max(4000) }),
    Checklist: z.array(checklistPoint).max(200),
    /** Days that a finding may stay open, unless the assessor sets another limit. */
    FindingDays: z.strictObject({ MINOR: days, MAJOR: days }),
    /** Days before the due date on which the client is reminded of an open nonconformity; defaults to 7. */
    NonconformityReminderDays: days.optional(),
    /** Days after the due date on which an open nonconformity is escalated; defaults to 14. */
    NonconformityEscalationDays: days.optional(),
    /** The decision requires an accepted plan for each minor nonconformity; defaults to false. */
    MinorPlanRequired: z.boolean().optional(),
    /**
     * Months after the last assessment day within which major nonconformities have to be verified; after that, a new round
     * of the assessment is required. Without limit if empty.
     */
    MajorVerificationMonths: verificationMonths.nullable().optional(),
    FormProvider: z.enum(['NATIVE', 'MACHFORM']),
    MachForm: machForm.nullable(),
    /**
     * The application form, in the form engine's JSON. Also required for forms hosted elsewhere: their
     * answers are copied into these questions, so that reading, comparing and printing never depend on
     * another server.
     */
    Form: z.record(z.string(), z.unknown()),
    /** Questions whose answers become the certificate's scope (one per certificate language) and sites. */
    ScopeQuestion: question,
    ScopeQuestionChinese: question.optional(),
    SitesQuestion: question,
    /** The question whose answer is the applicant's industry, used for competence and teams. */
    IndustryQuestion: question.optional(),
  });
};

/** Schema of a draft definition. */
export const draftDefinition = shape('DRAFT');

/** Schema of a finished definition by shape alone; `serviceDefinition` also checks consistency. */
export const finishedShape = shape('FINISHED');

/**
 * Everything that the certification body configures in one version of a service: one JSON document, never
 * changed after publication.
 */
export type ServiceDefinition = z.infer<typeof finishedShape>;
