/**
 * Contact page of the public site: loads the form, and processes new questions and additions to earlier
 * ones; invalid input returns the form with errors.
 */
import type { z } from 'zod';
import {
  CONTACT_LENGTH,
  type ContactFieldName,
  type ContactFormValues,
  type ContactPage,
  type ContactProblem,
  contactFollowUpInput,
  contactInput,
} from '#modules/support/conversations/rules/index.ts';
import { Failure } from '#platform/server/http/fail.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import type { SiteDeps } from './deps.ts';
import type { Loaded, Loader } from './loader.ts';

type Sent = {
  Given: ContactFormValues;
  RenderedAt: string;
  /** Value of the hidden field that only bots fill in. */
  Trap: string;
  /** Code of the question that the message adds to; empty for a new question. */
  Code: string;
};

/**
 * Reads untrusted form data: texts of limited length; lines have no control characters, a message keeps its
 * line breaks.
 */
function readContactForm(body: unknown): Sent {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string, most: number): string => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  const line = (name: string, most = 300): string =>
    text(name, most)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu, ' ')
      .trim();
  return {
    Given: {
      name: line('name'),
      email: line('email'),
      organisation: line('organisation'),
      topic: line('topic', 40),
      message: text('message', 20_000),
    },
    RenderedAt: line('rendered', 100),
    Trap: line('website'),
    Code: line('code', 100),
  };
}

const NOTHING: ContactFormValues = { name: '', email: '', organisation: '', topic: '', message: '' };
const SENT: Loaded = { Redirect: '/contact?sent=yes', IsAfterPost: true };

/** The page with its form: empty, or for adding to an earlier question. */
export const loadContact: Loader = async ({ Query }, deps) => {
  const Contact = deps.contact();
  if (Query.sent === 'yes') return { Page: { Name: 'contact', Contact, Step: 'sent' } };
  const code = Query.code ?? '';
  const about = code ? await deps.ask.about(code) : null;
  if (code && !about)
    return { Page: { Name: 'contact', Contact, Step: 'gone' }, Status: 404, Path: '/contact' };
  const topic = contactInput.shape.topic.safeParse(Query.topic);
  return {
    Page: {
      Name: 'contact',
      Contact,
      Step: 'ask',
      Given: { ...NOTHING, topic: topic.success ? topic.data : '' },
      Problems: [],
      RenderedAt: await deps.ask.formTimestamp(),
      About: about && { ...about, Code: code },
    },
  };
};

/** Processes a submitted form; invalid input returns the form with the entered values and errors. */
export async function contactSent(deps: SiteDeps, body: unknown, visitor: Visitor): Promise<Loaded> {
  const sent = readContactForm(body);
  try {
    return sent.Code === ''
      ? await newQuestion(deps, sent, visitor)
      : await addedMessage(deps, sent, visitor);
  } catch (error) {
    if (!(error instanceof Failure) || error.Code !== 'ERR_RATE_LIMIT') throw error;
    const { Params = {}, RetryAfter } = error.Details;
    const problem: ContactProblem = { Code: 'TOO_OFTEN', Params };
    return { ...(await formAgain(deps, sent, [problem], 429)), ...(RetryAfter && { RetryAfter }) };
  }
}

async function newQuestion(deps: SiteDeps, sent: Sent, visitor: Visitor): Promise<Loaded> {
  const parsed = contactInput.safeParse(sent.Given);
  if (!parsed.success) return formAgain(deps, sent, problemsOf(parsed.error, sent.Given), 422);
  const outcome = await deps.ask.submit(
    { Input: parsed.data, RenderedAt: sent.RenderedAt, Trap: sent.Trap },
    visitor,
  );
  if (outcome === 'SENT') return SENT;
  // An invalid stamp gets no further explanation: the form is rendered again and can be resubmitted.
  const fresh = {
    ...sent,
    RenderedAt: await deps.ask.formTimestamp(outcome === 'TOO_OLD' ? 'AGAIN' : undefined),
  };
  return formAgain(deps, fresh, [{ Code: 'TOO_OLD', Params: {} }], 422);
}

async function addedMessage(deps: SiteDeps, sent: Sent, visitor: Visitor): Promise<Loaded> {
  const parsed = contactFollowUpInput.safeParse({ message: sent.Given.message });
  if (!parsed.success) return formAgain(deps, sent, problemsOf(parsed.error, sent.Given), 422);
  const isOurs = await deps.ask.add(sent.Code, parsed.data.message, visitor);
  return isOurs ? SENT : expiredPage(deps);
}

const expiredPage = (deps: SiteDeps): Loaded => ({
  Page: { Name: 'contact', Contact: deps.contact(), Step: 'gone' },
  Status: 404,
  Path: '/contact',
});

type FormAgain = Extract<Loaded, { Page: unknown }>;

async function formAgain(
  deps: SiteDeps,
  { Given, RenderedAt, Code }: Sent,
  Problems: ContactProblem[],
  Status: number,
): Promise<FormAgain> {
  const about = Code ? await deps.ask.about(Code) : null;
  const page: ContactPage = {
    ...{ Name: 'contact', Step: 'ask', Given, Problems, RenderedAt },
    About: about && { ...about, Code },
  };
  return { Page: { ...page, Contact: deps.contact() }, Status, Path: '/contact' };
}

const CODES = {
  name: 'NAME',
  email: 'EMAIL',
  topic: 'TOPIC',
  message: 'MESSAGE',
} as const satisfies Partial<Record<ContactFieldName, ContactProblem['Code']>>;

/** One problem per field, in the order of the form. */
function problemsOf(error: z.ZodError, values: ContactFormValues): ContactProblem[] {
  const wrong = new Map(error.issues.map((issue) => [String(issue.path[0]), issue]));
  return (Object.keys(values) as ContactFieldName[]).flatMap((Field) => {
    const issue = wrong.get(Field);
    if (!issue) return [];
    const isLong = issue.code === 'too_big';
    const most = Field === 'message' ? CONTACT_LENGTH : Number(isLong ? issue.maximum : 0);
    const Code = isLong || Field === 'organisation' ? 'TOO_LONG' : CODES[Field];
    const Params: ContactProblem['Params'] = isLong ? { most } : {};
    return [{ Field, Code, Params }];
  });
}
