import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import type { TestPortal } from './portal.ts';

const PDF = samplePdf('Evidence');

/**
 * Uploads a small PDF to a test portal as the given demo user and returns status and response body, for
 * tests of uploads.
 */
export async function sendPdf(portal: TestPortal, user: string) {
  const form = new FormData();
  form.append('Kind', 'document');
  form.append('file', new Blob([new Uint8Array(PDF)]), 'a.pdf');
  const sent = new Request('http://x', { method: 'POST', body: form });
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { ...(await portal.token(user)), 'content-type': String(sent.headers.get('content-type')) },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}
