/**
 * Checks that the response to a generated call follows the contract: status, schema, headers and error
 * codes.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Route } from '#platform/common/contract/define-route.ts';
import { ERROR_STATUS, errorBody } from '#platform/common/contract/error.ts';
import type { Plan } from './plan.ts';

export type Got = { status: number; headers: Record<string, unknown>; text: string };

const failure = errorBody.strict();
/** Additional statuses of a refused upload. */
const OF_UPLOADS = [400, 413, 415];
const CODE_AS_TEXT = /^(ERR|FIELD|REASON|LBL|MSG)_[A-Z_]+$/;

/**
 * Descriptions of the errors in a response, empty if there are none; `data` of a valid response, parsed
 * once.
 */
export type AnswerVerdict = { wrong: string[]; data?: unknown };

/** Evaluates a response; `route` is null for a URL outside the contract. */
export function evaluateAnswer(plan: Plan, route: Route | null, got: Got): AnswerVerdict {
  const wrong: string[] = [];
  const type = String(got.headers['content-type'] ?? '');
  if (got.headers['x-content-type-options'] !== 'nosniff')
    wrong.push('may be interpreted as another type (no nosniff)');
  if (isBusy(got)) return { wrong };
  if (got.status >= 500)
    return { wrong: [...wrong, `a failure of the portal: ${got.status} ${got.text.slice(0, 300)}`] };
  if (route && !isNotModified(plan, got)) wrong.push(`cacheable: ${got.headers['cache-control']}`);
  if (got.status >= 400) return { wrong: [...wrong, ...evaluateRefusal(got, type)] };
  if (!route) return { wrong };
  if (got.status !== 200) return { wrong: [...wrong, `unexpected status: ${got.status}`] };
  if (!/^application\/json/.test(type)) wrong.push(`no JSON: ${type}`);
  const judged = evaluateData(plan, route, got);
  return { ...judged, wrong: [...wrong, ...judged.wrong] };
}

/** An overloaded portal may answer 503 with Retry-After; such responses are counted separately. */
const isBusy = ({ status, headers, text }: Got): boolean =>
  status === 503 && headers['retry-after'] !== undefined && text.includes('"ERR_UNAVAILABLE"');

/** Checks caching headers: no-store, or for public texts an ETag that is revalidated each time. */
const isNotModified = ({ Path }: Plan, { headers }: Got): boolean =>
  headers['cache-control'] === 'no-store' ||
  (Path.startsWith('/translation/public') &&
    headers['cache-control'] === 'no-cache' &&
    Boolean(headers.etag));

function evaluateRefusal({ status, text }: Got, type: string): string[] {
  if (!/^application\/json/.test(type)) return [`a refusal that is not JSON: ${status} ${type}`];
  const parsed = failure.safeParse(JSON.parse(text));
  if (!parsed.success) return [`a refusal in another format: ${text.slice(0, 300)}`];
  const { Code, Message, Fields = [], Reasons = [] } = parsed.data;
  const wrong: string[] = [];
  if (!Object.hasOwn(ERROR_STATUS, Code)) wrong.push(`a code that is not in the catalogue: ${Code}`);
  else if (
    ERROR_STATUS[Code as keyof typeof ERROR_STATUS] !== status &&
    !(Code === 'ERR_UPLOAD_ERR' && OF_UPLOADS.includes(status))
  )
    wrong.push(`${Code} with status ${status}`);
  for (const message of [Message, ...[...Fields, ...Reasons].map((one) => one.Message)])
    if (message === '' || CODE_AS_TEXT.test(message)) wrong.push(`an unreadable message: "${message}"`);
  if (/ {4}at |node_modules|server\/src|select |insert into/.test(Message))
    wrong.push(`internals in the message: ${Message}`);
  return wrong;
}

function evaluateData(plan: Plan, route: Route, got: Got): AnswerVerdict {
  if (plan.Who === null && route.access !== 'public') return { wrong: ['answered without a session'] };
  const { data, ...more } = JSON.parse(got.text) as Record<string, unknown>;
  const related = Object.keys(more);
  if (related.length > 0) return { wrong: [`more than data: ${related.join(', ')}`] };
  const parsed = route.data.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { wrong: [`does not match the contract at ${issue?.path.join('.')}: ${issue?.message}`] };
  }
  return isDeepStrictEqual(parsed.data, data)
    ? { wrong: [], data }
    : { wrong: ['more or other data than in the contract'] };
}
