/**
 * HTTP client for attack tests that sends the path exactly as given, because other clients would normalise
 * it.
 */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: string };
export type SendRaw = (
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: string,
) => Promise<RawResponse>;

/** Sends requests with the path exactly as given, because `inject` and `fetch` would normalise it. */
export function rawRequests(port: number): { send: SendRaw; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send: SendRaw = (method, path, headers = {}, body = '') =>
    new Promise((resolve, reject) => {
      const isBare = method === 'GET' || method === 'HEAD';
      const sent = isBare ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const clientRequest = request(
        { port, host: '127.0.0.1', agent, method, path, headers: { ...sent, ...headers } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          );
        },
      );
      clientRequest.on('error', reject);
      clientRequest.end(isBare ? undefined : body);
    });
  return { send, close: () => agent.destroy() };
}
