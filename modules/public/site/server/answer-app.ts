/**
 * Sends the HTML page of an app screen, the same for all users of a language, with prerendered content and
 * the certification body's colours and icon; without that content if rendering fails.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import { languageCookieFor, languageFor, requestOf, type Site } from './answer-page.ts';
import type { AppFrame, PrerenderedContent } from './app-frame.ts';
import type { RenderInitial } from './render.ts';
import { type RenderedPage, renderedPage } from './rendered-page.ts';
import { sendPage } from './send-page.ts';

const ICON = /<link rel="icon"[^>]*>/;

/**
 * Inserts the organisation's colours and icon into the head, so that nothing is painted in other colours
 * first. Only validated numbers and keys are inserted, never text.
 */
function branded(html: string, { Css, Icon }: Configuration['Brand']): string {
  const own =
    Icon === null ? html : html.replace(ICON, () => `<link rel="icon" href="${Icon}" type="image/png" />`);
  return Css === null ? own : own.replace('</head>', () => `<style id="brand">${Css}</style></head>`);
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
export type App = Site & { frame: AppFrame; renderInitial: RenderInitial };

/**
 * Sends an app page with content shown before its scripts load. The user is not known yet, so the page is
 * the same for all users of a language.
 */
export function appAnswerer(app: App, screen: Screen): Answer {
  return async (request, reply) => {
    const language = languageFor(request);
    const cookie = languageCookieFor(app.deps, request);
    if (cookie) reply.header('set-cookie', cookie);
    // Preloaded first: this script determines what the user sees.
    reply.header('link', '</boot.js>; rel=preload; as=script');
    const { Provider } = await app.deps.config();
    // Only sign-in through the identity provider needs the return address in the page.
    const redirect = (Provider && requestOf(request).Query.redirect) || '';
    const draw = () => renderScreen(app, request, screen, { language, redirect });
    const key = JSON.stringify(['app', screen.Path, language, redirect]);
    return sendPage(request, reply, language, await (app.deps.memory?.getOrRender(key, draw) ?? draw()));
  };
}

type AnswerOptions = { language: Language; redirect: string };

async function renderScreen(
  { deps, frame, renderInitial }: App,
  request: FastifyRequest,
  screen: Screen,
  { language, redirect }: AnswerOptions,
): Promise<RenderedPage> {
  try {
    const Config = await deps.config();
    const Path = `${screen.Path}${redirect && `?${new URLSearchParams({ redirect })}`}`;
    const Texts = textsOf(language);
    const Html = await renderInitial({ Path, Language: language, Texts, Config, Screens: screens });
    if (Html === null) return renderedPage(200, branded(frame.Empty, Config.Brand));
    const Title = `${Texts[screen.Title]} · ${Config.Name[language]}`;
    const Roles = typeof screen.Access === 'string' ? null : screen.Access;
    const sight = { Path: screen.Path, Language: language, Title, For: viewerOf(screen), Roles, Html };
    const page = frame.filled(sight);
    return renderedPage(200, branded(page, Config.Brand));
  } catch (error) {
    request.log.error({ err: error }, 'a page of the application could not be rendered');
    // The app renders the page itself later.
    return renderedPage(200, frame.Empty);
  }
}

const viewerOf = ({ Access, IsLogin, IsChild }: Screen): PrerenderedContent['For'] => {
  // The route guard checks something else before the session (specification point 2).
  if (IsChild) return 'child';
  if (Access !== 'public') return 'session';
  return IsLogin ? 'login' : 'open';
};
