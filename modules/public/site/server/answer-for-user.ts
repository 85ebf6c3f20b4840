/**
 * Prerenders the dashboard for a signed-in user with the data that the API returns for that user's token;
 * status 204 if there is nothing to show.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screens } from '#platform/common/access/screens.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';
import { bearer } from '#platform/server/http/bind.ts';
import { closedAnnouncements, languageFor, requestOf, type Site } from './answer-page.ts';
import type { RenderForUser } from './render.ts';

/** Screens that are prerendered for signed-in users. Their pages include the styles of `PRERENDER_MODULE`. */
export const PRERENDERED_SCREENS: readonly string[] = [screens.dashboard.Path];
export const PRERENDER_MODULE = 'apps/web/prerender/prerender-for-user.tsx';

/**
 * Returns the rendered screen and its data. The browser sends its token as for every request, and the data
 * comes from the API with that token, so no access decision is made here. Status 204 if there is nothing to
 * show: the app then sends the requests itself and shows the reason.
 */
export function userAnswerer(app: FastifyInstance, { deps }: Site, drawOwn: RenderForUser) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { Path = '' } = requestOf(request).Query;
    if (!bearer(request) || !PRERENDERED_SCREENS.includes(Path)) return reply.code(204).send();
    const Language = languageFor(request);
    const { authorization, 'user-agent': agent = '' } = request.headers;
    const read = async (path: string, query: unknown): Promise<unknown> => {
      const target = { url: addressOf(path, query), remoteAddress: request.ip };
      const headers = { authorization, 'user-agent': agent, applanguage: Language };
      const { statusCode, payload } = await app.inject({ ...target, headers });
      return statusCode === 200 ? (JSON.parse(payload) as { data: unknown }).data : null;
    };
    const Closed = [...closedAnnouncements(request)];
    const Config = await deps.config();
    const data = await drawOwn({
      Path,
      Language,
      Texts: textsOf(Language),
      Config,
      Screens: screens,
      Closed,
      read,
    });
    return data ? reply.send({ data }) : reply.code(204).send();
  };
}

/** Address as the app writes it: empty values are no filters. */
function addressOf(path: string, query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const set = entries.filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return `/api${path}?${search}`;
}
