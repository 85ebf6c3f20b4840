/** Sends one generated call to the portal and fails if no response arrives in time. */
import { asCurl, type HttpCall } from './build-request.ts';
import type { Got } from './evaluate-answer.ts';
import type { GeneratedPortal } from './generated-portal.ts';

/** Time after which a call counts as hanging; far more than a busy machine needs. */
const HANGS_MS = 30_000;

/** Returns the response to a call; throws if there is none. */
export async function answerOf(
  portal: GeneratedPortal,
  httpCall: HttpCall,
  hangsMs: number = HANGS_MS,
): Promise<Got> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_, refuse) => {
    const late = () => refuse(new Error(`no answer after ${hangsMs} ms: ${asCurl(httpCall)}`));
    timer = setTimeout(late, hangsMs);
  });
  try {
    const { statusCode, headers, body } = await Promise.race([portal.app.inject(httpCall), hangs]);
    return { status: statusCode, headers, text: body };
  } finally {
    clearTimeout(timer);
  }
}
