/**
 * Schemas of the public contact form and of its follow-up messages, its possible errors, and the data of its
 * page, which works without JavaScript.
 */
import { z } from 'zod';
import { line } from '#platform/common/contract/inputs.ts';
import type { Params } from '#platform/common/i18n/texts.ts';
import { plainText } from './inputs.ts';
import { CONTACT_TOPICS } from './kinds.ts';
import { CONTACT_LENGTH } from './limits.ts';

/** Fields of the public contact form, by their HTML names. */
export const contactInput = z.strictObject({
  name: line.min(1).max(120),
  email: z.email().max(254),
  organisation: line.max(200).default(''),
  topic: z.enum(CONTACT_TOPICS),
  message: plainText(CONTACT_LENGTH).min(10),
});
export type ContactInput = z.output<typeof contactInput>;

/** A follow-up message to an earlier question: the sender is already known. */
export const contactFollowUpInput = contactInput.pick({ message: true });

export type ContactFieldName = keyof ContactInput;

/** Values as entered, to show them again. */
export type ContactFormValues = Record<ContactFieldName, string>;

export type ContactProblem = {
  /** Absent: the problem concerns the form as a whole. */
  Field?: ContactFieldName;
  Code: 'NAME' | 'EMAIL' | 'TOPIC' | 'MESSAGE' | 'TOO_LONG' | 'TOO_OFTEN' | 'TOO_OLD';
  Params: Params;
};

/** Data of the public contact page with its form; works without JavaScript. */
export type ContactPage = { Name: 'contact' } & (
  | {
      Step: 'ask';
      Given: ContactFormValues;
      Problems: ContactProblem[];
      /** Signed time at which the form was rendered. */
      RenderedAt: string;
      /** The question that a follow-up adds to: its number, and the code that proves access. */
      About: { ConversationNo: string; Code: string } | null;
    }
  | { Step: 'sent' }
  /** The follow-up link is invalid, for example truncated. */
  | { Step: 'gone' }
);
