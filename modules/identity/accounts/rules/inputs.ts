/**
 * Request body schemas of all actions on client, sub-account and staff accounts, and of their shared parts:
 * person, organisation, language and billing email.
 */
import { z } from 'zod';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import { dateInput, key, line, lines, remark, version } from '#platform/common/contract/inputs.ts';

const name = line.max(80);
const callingCode = z.string().regex(/^\+\d{1,4}$/);
/**
 * Digits, spaces, brackets and hyphens, with or without the calling code. The phone library on the server checks whether the number is valid.
 */
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d ()-]{0,20}$/, 'FIELD_PHONE');

/** Names and phone numbers of a person, shared by all forms. Numbers may be empty. */
export const personInput = {
  FirstName: name.min(1),
  MiddleName: name.default(''),
  LastName: name.min(1),
  PhoneCode: callingCode.default('+852'),
  PhoneNo: phone.default(''),
  MobileCode: callingCode.default('+852'),
  MobileNumber: phone.default(''),
};
/** Stored in lower case, so that different spellings of an address belong to one account. */
const email = z.email().max(254).toLowerCase();
export const language = z.enum(['EN', 'CHT', 'CHS']);

/** An organisation as registered; at least one of the three names is required. */
export const organisationInput = {
  OrgName: lines(200).refine((all) => Object.values(all).some((one) => one !== ''), {
    path: ['EN'],
    error: 'FIELD_ONE_NAME',
  }),
  BranchName: lines(200).optional(),
  RegistrationNo: line.max(40).optional(),
};

/** Additional recipient of invoices, payment reminders and receipts; empty for none. */
export const billingEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((text) => text === '' || z.email().safeParse(text).success, 'FIELD_EMAIL');

/** Printed on invoices; empty for none. Blank lines and spaces at the ends of lines are removed. */
export const billingAddress = z
  .string()
  .max(400)
  .transform((text) =>
    text
      .split('\n')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .join('\n'),
  )
  .refine((text) => text.split('\n').length <= 6, 'FIELD_ADDRESS_LINES');

const industry = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/);

/** Fields that only staff have: roles, competences, absences and declared interests. */
const dutiesInput = {
  UserRoleList: z
    .array(z.enum(STAFF_ROLES))
    .min(1, 'FIELD_CHOOSE')
    .refine((roles) => new Set(roles).size === roles.length),
  IsGrantGeneration: z.boolean().optional(),
  /** Without IndustryCode, the competence covers every industry of the service. */
  Competences: z
    .array(z.strictObject({ ServiceKey: key, IndustryCode: industry.nullable().default(null) }))
    .max(500)
    .optional(),
  Absences: z
    .array(z.strictObject({ From: dateInput, To: dateInput, Remark: z.string().trim().max(200).default('') }))
    .max(100)
    .refine((all) => all.every((one) => one.From <= one.To))
    .optional(),
  Interests: z
    .array(z.strictObject({ OrganisationKey: key, Remark: remark.trim().min(1).max(400) }))
    .max(100)
    .optional(),
};

const named = { UserKey: key, Version: version.optional() };
const base = z.strictObject({ ...named, Remark: remark.optional() });

/** Request bodies of all account actions. */
export const accountInputs = {
  base,
  reason: z.strictObject({ ...named, Remark: remark.trim().min(1) }),
  createClient: z.strictObject({
    Email: email,
    ...personInput,
    Language: language.default('EN'),
    /**
     * Key of an existing organisation. Without it and without `Organisation`, the client names one at first
     * sign-in.
     */
    OrganisationKey: key.optional(),
    Organisation: z.strictObject(organisationInput).optional(),
  }),
  updateClient: z.strictObject({
    ...named,
    Email: email.optional(),
    ...personInput,
    Language: language.optional(),
    Organisation: z.strictObject(organisationInput).optional(),
  }),
  invite: z.strictObject({
    Email: email,
    ...personInput,
    Language: language.default('EN'),
    /**
     * The client that the sub-account belongs to. Required for staff; a CLIENT always uses its own account.
     */
    ParentKey: key.optional(),
    ApplicationKeys: z.array(key).max(200).default([]),
  }),
  updateSub: z.strictObject({ ...named, ...personInput, Language: language.optional() }),
  share: z.strictObject({ ...named, ApplicationKeys: z.array(key).max(200) }),
  createStaff: z.strictObject({
    Email: email,
    ...personInput,
    Language: language.default('EN'),
    ...dutiesInput,
  }),
  updateStaff: z.strictObject({
    ...named,
    Email: email.optional(),
    ...personInput,
    Language: language.optional(),
    ...dutiesInput,
    UserRoleList: dutiesInput.UserRoleList.optional(),
  }),
};
