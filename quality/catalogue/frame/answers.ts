/**
 * Answers API requests inside the page, for stories and component tests: replaces `fetch` and
 * `XMLHttpRequest` for addresses below /api and answers as the server does. Nothing of the portal is replaced.
 */
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#platform/common/contract/error.ts';

export type Asked = {
  query: Readonly<Record<string, string>>;
  /** JSON, or the form data of an upload. */
  body: unknown;
  /** Reports the sent share of an upload, 0 to 1. */
  onSent: (share: number) => void;
};
type Answer = { status: number; body: unknown };
export type Answers = Readonly<Record<string, (asked: Asked) => Answer | Promise<Answer>>>;

/** A successful response. */
export const data = (content: unknown): Answer => ({ status: 200, body: { data: content } });

/** A refusal with its message, as the server translates it. */
export const refusal = (Code: ErrorCode, details: Omit<ErrorBody, 'Code'>): Answer => ({
  status: ERROR_STATUS[Code],
  body: { Code, ...details } satisfies ErrorBody,
});

/** A request that is never answered, for loading states. */
export const noAnswer = (): Promise<Answer> => new Promise(() => undefined);

const API = '/api';
let current: Answers = {};
const browserFetch = globalThis.fetch;

/** Uses these answers, by method and path (`GET /user/info`), for all further requests. */
export function setAnswers(answers: Answers): void {
  current = answers;
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    return address.pathname.startsWith(`${API}/`) ? answeredFetch(address, init) : browserFetch(input, init);
  };
  globalThis.XMLHttpRequest = AnsweredRequest;
}

async function answeredFetch(address: URL, { method = 'GET', body, signal }: RequestInit = {}) {
  const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const given = await Promise.race([answerOf(method, address, parsed, () => undefined), aborted]);
  return Response.json(given.body, { status: given.status });
}

async function answerOf(method: string, address: URL, body: unknown, onSent: Asked['onSent']) {
  const name = `${method} ${address.pathname.slice(API.length)}`;
  const answer = current[name];
  if (!answer) {
    console.error(`The story has no answer to ${name}`);
    return refusal('ERR_NOT_FOUND', { Message: name });
  }
  return answer({ query: Object.fromEntries(address.searchParams), body, onSent });
}

/** Uploads use XMLHttpRequest, because fetch reports no progress. */
class AnsweredRequest extends XMLHttpRequest {
  #method = 'GET';
  #address = '';

  override open(method: string, address: string | URL): void {
    this.#method = method;
    this.#address = String(address);
  }

  override setRequestHeader(): void {
    // Answers do not depend on headers.
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    const onSent = (share: number): void => {
      const sizes = { lengthComputable: true, loaded: share * 100, total: 100 };
      this.upload.dispatchEvent(new ProgressEvent('progress', sizes));
    };
    void answerOf(this.#method, new URL(this.#address, window.location.href), body, onSent).then((given) => {
      const status = { value: given.status };
      Object.defineProperties(this, { status, responseText: { value: JSON.stringify(given.body) } });
      this.dispatchEvent(new ProgressEvent('load'));
    });
  }

  override abort(): void {
    this.dispatchEvent(new ProgressEvent('abort'));
  }
}
