/**
 * Environment variables of the MachForm integration (external forms) with their validation: refuses a portal
 * that embeds the forms but would accept callbacks without a secret.
 */
import { z } from 'zod';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);

/** Headers with another purpose in a request; a secret in them would be logged, stripped or misread. */
const RESERVED_NAMES =
  /^(?:authorization|cookie|host|connection|content-.*|transfer-encoding|user-agent|idempotency-key|applanguage|proxy-.*|x-forwarded-.*)$/;

/** Location of the external forms, and the secret that authenticates their callbacks. */
export const machformSettings = {
  /** URL of the MachForm installation: `https://forms.example`, optionally with a path. */
  MACHFORM_URL: z.preprocess(
    absent,
    z
      .url({ protocol: /^https?$/ })
      .refine((value) => isBare(value), 'must have no user, query or fragment')
      .optional(),
  ),
  /** Secret that MachForm sends with every callback, in the header configured below. */
  MACHFORM_WEBHOOK_SECRET: z.preprocess(
    absent,
    z.string().min(16, 'must have at least 16 characters').optional(),
  ),
  MACHFORM_WEBHOOK_HEADER: z.preprocess(
    absent,
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]{3,64}$/, 'must be the name of a header')
      .refine((name) => !RESERVED_NAMES.test(name), 'must be a header with no other use')
      .default('x-machform-secret'),
  ),
};

function isBare(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password, search, hash } = new URL(value);
  return `${username}${password}${search}${hash}` === '';
}

type MachformInput = {
  NODE_ENV: string;
  PUBLIC_URL?: string | undefined;
  MACHFORM_URL?: string | undefined;
  MACHFORM_WEBHOOK_SECRET?: string | undefined;
};

/**
 * Checks settings that depend on each other: a portal that embeds forms but accepts any callback must not
 * start.
 */
export function checkMachform(input: MachformInput, context: z.RefinementCtx): void {
  const { MACHFORM_URL, MACHFORM_WEBHOOK_SECRET, PUBLIC_URL } = input;
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (MACHFORM_URL && !MACHFORM_WEBHOOK_SECRET)
    refuse(
      'MACHFORM_WEBHOOK_SECRET',
      'is required with MACHFORM_URL: it is the only authentication of callbacks',
    );
  if (!MACHFORM_URL && MACHFORM_WEBHOOK_SECRET)
    refuse('MACHFORM_URL', 'is required with MACHFORM_WEBHOOK_SECRET');
  if (!MACHFORM_URL) return;
  if (input.NODE_ENV === 'production' && MACHFORM_URL.startsWith('http:'))
    refuse('MACHFORM_URL', 'must be an https address in production');
  if (PUBLIC_URL && new URL(PUBLIC_URL).origin === new URL(MACHFORM_URL).origin)
    refuse(
      'MACHFORM_URL',
      'must have another origin than PUBLIC_URL: a framed form must not have access to the portal',
    );
}
