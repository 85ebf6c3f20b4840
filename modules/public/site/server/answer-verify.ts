import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPage, drawLoaded, type Site } from './answer-page.ts';
import { sendPage } from './send-page.ts';
import { loadVerify } from './verify-page.ts';
import { verifyReader } from './verify-request.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The page that most people ask for, many of them at once: what was drawn within the last second, and since the last
 * change of any certificate, is answered again.
 */
export function verifyAnswerer(site: Site): Answer {
  const read = verifyReader(site.deps);
  return async (request, reply) => {
    const { About, Language, Cookie, IsMarked, Key } = read(request);
    const { memory } = site.deps;
    if (!About) return reply.header('cache-control', 'no-cache').redirect('/404');
    const load = () => loadVerify(About, site.deps);
    if (!memory || IsMarked) return answerPage(site, request, reply, load);
    if (Cookie) reply.header('set-cookie', Cookie);
    const page = await memory.ask(Key, () =>
      drawLoaded(site, request, { load, path: About.Path, language: Language }),
    );
    return sendPage(request, reply, Language, page);
  };
}
