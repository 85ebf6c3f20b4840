import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  answerPage,
  askedOf,
  closedAnnouncements,
  drawLoaded,
  isMarkedFor,
  keepLanguage,
  type Site,
} from './answer-page.ts';
import { sendPage } from './send-page.ts';
import { loadVerify, verifyAsked } from './verify-page.ts';

/**
 * The page that most people ask for, many of them at once: what was drawn within the last second, and since the last
 * change of any certificate, is answered again. The day is part of what it is known by, as verdicts change at midnight.
 */
export async function answerVerify(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const about = verifyAsked(askedOf(request));
  const { memory } = site.deps;
  if (!about) return reply.header('cache-control', 'no-cache').redirect('/404');
  if (!memory || isMarkedFor(request))
    return answerPage(site, request, reply, () => loadVerify(about, site.deps));
  const language = keepLanguage(request, reply);
  const key = JSON.stringify([
    about.Path,
    language,
    hongKongDate(new Date()),
    ...closedAnnouncements(request),
  ]);
  const page = await memory.ask(key, () =>
    drawLoaded(site, request, { load: () => loadVerify(about, site.deps), path: about.Path, language }),
  );
  return sendPage(request, reply, language, page);
}
