import { asCurl, type HttpCall } from './build-request.ts';
import type { Got } from './evaluate-answer.ts';
import type { GeneratedPortal } from './generated-portal.ts';

/** Far beyond what anything takes on a busy machine: who has not answered by then never will. */
const HANGS_MS = 30_000;

/** The answer to one call; fails where none comes. */
export async function answerOf(
  portal: GeneratedPortal,
  asked: HttpCall,
  hangsMs: number = HANGS_MS,
): Promise<Got> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_, refuse) => {
    const late = () => refuse(new Error(`no answer after ${hangsMs} ms: ${asCurl(asked)}`));
    timer = setTimeout(late, hangsMs);
  });
  try {
    const { statusCode, headers, body } = await Promise.race([portal.app.inject(asked), hangs]);
    return { status: statusCode, headers, text: body };
  } finally {
    clearTimeout(timer);
  }
}
