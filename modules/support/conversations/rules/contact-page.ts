import { z } from 'zod';
import { line } from '#platform/common/contract/inputs.ts';
import { plainText } from './inputs.ts';
import { CONTACT_TOPICS } from './kinds.ts';
import { CONTACT_LENGTH } from './limits.ts';

/** The fields of the public form, by the names that browsers send them under. */
export const contactInput = z.strictObject({
  name: line.min(1).max(120),
  email: z.email().max(254),
  organisation: line.max(200).default(''),
  topic: z.enum(CONTACT_TOPICS),
  message: plainText(CONTACT_LENGTH).min(10),
});
export type ContactInput = z.output<typeof contactInput>;

/** Further words to what was asked before: who they are is known. */
export const contactFollowUpInput = contactInput.pick({ message: true });

export type ContactFieldName = keyof ContactInput;

/** As it was typed, to be typed on. */
export type ContactFormValues = Record<ContactFieldName, string>;

export type ContactProblem = {
  /** Absent: of the form as a whole. */
  Field?: ContactFieldName;
  Code: 'NAME' | 'EMAIL' | 'TOPIC' | 'MESSAGE' | 'TOO_LONG' | 'TOO_OFTEN' | 'TOO_OLD';
  Params: Record<string, string | number>;
};

/** The public page of who can be asked, with its form; it works without script. */
export type ContactPage = { Name: 'contact' } & (
  | {
      Step: 'ask';
      Given: ContactFormValues;
      Problems: ContactProblem[];
      /** Says when the form was drawn, signed. */
      RenderedAt: string;
      /** What it adds to: the number of the question, and the code that says so. */
      About: { ConversationNo: string; Code: string } | null;
    }
  | { Step: 'sent' }
  /** A link that was cut off. */
  | { Step: 'gone' }
);
