/**
 * Lists ways to break a test portal, each with a call and the message that must report the defect, as proof
 * that the generated tests detect it.
 */
import type { FastifyReply } from 'fastify';
import type { Db } from '#platform/server/database/connect.ts';
import type { Breaking } from './generated-portal.ts';
import type { Plan } from './plan.ts';

type BrokenPortal = {
  Broken: string;
  Call: Plan;
  by: (db: Db) => Breaking;
  /** Pattern of the message that must report the defect. */
  Noticed: RegExp;
};

const call = (Path: string, Who: string | null, Given: unknown = {}): Plan => ({
  Method: 'GET',
  Path,
  Who,
  IsKnown: false,
  Given,
  Spoils: [],
  Raw: null,
  Language: 'EN',
  IdempotencyKey: null,
});
const list = call('/application/list', 'admin');
const refused = call('/application/view', 'client', { ApplicationKey: 'nobody-has-this-key' });
const anonymousCall = call('/application/list', null);

type AnswerBody = Record<string, unknown> & { data: Record<string, unknown> };
const answered = (spoilt: (body: AnswerBody) => object) => (): Breaking => ({
  answer: (payload) => JSON.stringify(spoilt(JSON.parse(payload) as AnswerBody)),
});
const header = (spoil: (reply: FastifyReply) => unknown) => (): Breaking => ({
  answer: (payload, reply) => {
    spoil(reply);
    return payload;
  },
});

/** Portals with one defect each, and a call that an intact portal answers correctly. */
export const brokenPortals: readonly BrokenPortal[] = [
  {
    Broken: 'a handler that throws',
    Call: list,
    by: () => ({ before: () => Promise.reject(new Error('on purpose')) }),
    Noticed: /^a failure of the portal: 500/,
  },
  {
    Broken: 'a response with an additional field',
    Call: list,
    by: answered(({ data }) => ({ data: { ...data, PasswordHash: 'x' } })),
    Noticed: /^more or other data/,
  },
  {
    Broken: 'a response with a missing field',
    Call: list,
    by: answered(({ data: { Total, ...data } }) => ({ data })),
    Noticed: /^does not match the contract at Total/,
  },
  {
    Broken: 'additional data next to the data',
    Call: list,
    by: answered((body) => ({ ...body, Debug: 1 })),
    Noticed: /^more than data: Debug/,
  },
  {
    Broken: 'an unknown status',
    Call: list,
    by: header((reply) => reply.code(206)),
    Noticed: /^unexpected status: 206/,
  },
  {
    Broken: 'a cacheable response',
    Call: list,
    by: header((reply) => reply.header('cache-control', 'public')),
    Noticed: /^cacheable: public/,
  },
  {
    Broken: 'no nosniff',
    Call: list,
    by: header((reply) => reply.removeHeader('x-content-type-options')),
    Noticed: /nosniff/,
  },
  {
    Broken: 'a response of another type',
    Call: list,
    by: header((reply) => reply.header('content-type', 'text/html')),
    Noticed: /^no JSON: text\/html/,
  },
  {
    Broken: 'a route without access control',
    Call: anonymousCall,
    by: () => ({
      answer: (_payload, reply) => {
        reply.code(200);
        return '{"data":{"Rows":[],"Total":0,"IsTotalCapped":false}}';
      },
    }),
    Noticed: /^answered without a session/,
  },
  {
    Broken: 'an unknown code',
    Call: refused,
    by: answered((body) => ({ ...body, Code: 'ERR_SOMETHING' })),
    Noticed: /^a code that is not in the catalogue/,
  },
  {
    Broken: 'a code with another status',
    Call: refused,
    by: header((reply) => reply.code(409)),
    Noticed: /^ERR_NOT_FOUND with status 409/,
  },
  {
    Broken: 'a refusal with additional fields',
    Call: refused,
    by: answered((body) => ({ ...body, Stack: 'at handler' })),
    Noticed: /^a refusal in another format/,
  },
  {
    Broken: 'a message that is a code',
    Call: refused,
    by: answered((body) => ({ ...body, Message: 'ERR_NOT_FOUND' })),
    Noticed: /^an unreadable message/,
  },
  {
    Broken: 'a message with internals',
    Call: refused,
    by: answered((body) => ({ ...body, Message: 'select id from account' })),
    Noticed: /^internals in the message/,
  },
  {
    Broken: 'a refusal after a write',
    Call: refused,
    by: (db) => ({
      answer: async (payload) => {
        await db.updateTable('Tag').set({ Position: 99 }).execute();
        return payload;
      },
    }),
    Noticed: /^refused with 404, but: UPDATE tag/,
  },
];
