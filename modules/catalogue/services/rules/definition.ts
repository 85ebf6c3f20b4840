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
const unique = (values: readonly string[]) => new Set(values).size === values.length;

export const CERTIFICATE_LANGUAGES = ['EN', 'CHT', 'CHS', 'BILINGUAL'] as const;
export type CertificateLanguage = (typeof CERTIFICATE_LANGUAGES)[number];

const cycle = z.strictObject({
  ValidMonths: months,
  /** Months after the decision at which each surveillance is due. */
  SurveillanceMonths: z.array(months).max(10),
  SurveillanceWindowDays: days,
  RenewalWindowDays: days,
  /** Months after the expiry date in which a renewal may still begin; defaults to 6. */
  LateRenewalMonths: z.int().min(0).max(24).optional(),
});

/** A form kept on a MachForm server: its number there per language, and which of its elements answers which question. */
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
 * The shape of a definition. A finished one has every text in three languages and every list that needs an entry; a
 * draft may still have gaps, but never anything of another shape.
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
    /** The reference of the requirement, as assessors cite it: `ISO 9001:2015, 8.4`. */
    Clause: z.string().min(atLeastOne).max(80),
    Text: text,
    Guidance: text,
    /** The form question that the point is about; a returned point is shown next to it. */
    Field: question.optional(),
  });
  return z.strictObject({
    Name: text,
    /** What the name leaves out: the standard, the edition. */
    NameExtra: isDraft ? unfinishedText : maybeLocalized,
    /** One sentence for cards and lists. */
    Summary: text,
    Description: text,
    WhoFor: text,
    DocumentsNeeded: z.array(text).max(30),
    /** The service's own key for people, and the first part of its numbers. Never changes. */
    SchemeCode: schemeCode,
    /** How application and certificate numbers are made: `{SchemeCode}-{YYYY}-{00000}`. */
    NumberPattern: isDraft ? z.string().max(60) : numberPattern,
    Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
    /** The title of the printed certificate or statement; empty: the built-in title of its kind. */
    PrintedTitle: (isDraft ? unfinishedTitle : maybeTitle).optional(),
    Industries: z.array(referenceCode).max(100).refine(unique),
    AssessmentTypes: z.array(assessmentType).min(atLeastOne).refine(unique),
    Fees: z.partialRecord(assessmentType, z.array(fee).max(20)),
    /** The price of the certificate itself, once, when it first comes into force; free if empty. */
    CertificateFees: z.array(fee).max(20).optional(),
    Currency: z.literal('HKD'),
    PaymentGate: z.enum(['BEFORE_REVIEW', 'BEFORE_CERTIFICATE']),
    Flows: z.partialRecord(assessmentType, z.enum(['FULL', 'SHORT'])),
    FullSteps: z.array(step).min(atLeastOne),
    ShortSteps: z.array(step).min(atLeastOne),
    TargetDays: z.partialRecord(step, days),
    /** The organisation's own name for a step, as the stage was when it was chosen. */
    Stages: z.partialRecord(step, z.strictObject({ StageKey: key, Name: localized })),
    /** From submission to the certificate, as shown to clients. */
    UsualDays: days,
    Cycle: cycle.nullable(),
    IsExtensionAllowed: z.boolean(),
    IsDisclosureNeeded: z.boolean(),
    CertificateLanguage: z.enum(CERTIFICATE_LANGUAGES),
    /** Which version of which template prints the page; a language that is missing is printed by the portal's own. */
    Templates: z.partialRecord(z.enum(CERTIFICATE_LANGUAGES), key),
    /** How much scope fits on a certificate: lines and characters (specification point 5). */
    ScopeLimits: z.strictObject({ rLimit: z.int().min(1).max(50), charLimit: z.int().min(1).max(4000) }),
    Checklist: z.array(checklistPoint).max(200),
    /** Days that a finding may stay open, unless the assessor says otherwise. */
    FindingDays: z.strictObject({ MINOR: days, MAJOR: days }),
    FormProvider: z.enum(['NATIVE', 'MACHFORM']),
    MachForm: machForm.nullable(),
    /**
     * The application form, in the form engine's own JSON. Also where the form is filled in elsewhere: answers are
     * copied into these questions, so that reading, comparing and printing never depend on another server.
     */
    Form: z.record(z.string(), z.unknown()),
    /** Questions whose answers become the certificate's scope (one per certificate language) and sites. */
    ScopeQuestion: question,
    ScopeQuestionChinese: question.optional(),
    SitesQuestion: question,
    /** The question whose answer is the applicant's industry: used by competence and teams. */
    IndustryQuestion: question.optional(),
  });
};

/** A definition while it is being written. */
export const draftDefinition = shape('DRAFT');

/** A finished one by its shape alone; `serviceDefinition` asks besides whether its parts go together. */
export const finishedShape = shape('FINISHED');

/**
 * Everything that the certification body configures in one version of a service: one JSON document, never changed once
 * published.
 */
export type ServiceDefinition = z.infer<typeof finishedShape>;
