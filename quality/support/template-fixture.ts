/**
 * Helpers for tests of certificate templates: save a template through the API and publish a service version
 * that uses it.
 */
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import { defaultPageSource } from '#modules/certification/certificates/server/document/default-page.ts';
import type { TestPortal } from './portal.ts';

/** The initial source of every template. */
export const START = defaultPageSource();

type Template = { TemplateKey: string; VersionNo: number; IsForAll: boolean; UsedBy: number[] };
type View = { Version: number; Draft: { Definition: ServiceDefinition } | null };

/** Helpers that create, change and publish certificate templates over the API, for tests. */
export function templateFixture(portal: () => TestPortal) {
  const serviceKey = async (scheme = 'GF'): Promise<string> =>
    (
      await portal()
        .db.selectFrom('Service')
        .select('ServiceKey')
        .where('SchemeCode', '=', scheme)
        .executeTakeFirstOrThrow()
    ).ServiceKey;

  const save = async (body: Record<string, unknown>, user = 'admin') =>
    portal().post(user, '/assessment/template', {
      ServiceKey: await serviceKey(),
      Language: 'BILINGUAL',
      Source: START,
      ...body,
    });

  const saved = async (body: Record<string, unknown> = {}): Promise<Template> => {
    const { status, data, error } = await save(body);
    if (status !== 200) throw new Error(JSON.stringify(error));
    return data as Template;
  };

  /** Publishes a version of the service that uses this template. */
  const publishWith = async (TemplateKey: string | null, scheme = 'GF'): Promise<void> => {
    const ServiceKey = await serviceKey(scheme);
    const act = async (action: string, more: Record<string, unknown> = {}) => {
      const { status, data, error } = await portal().post('admin', `/assessment/${action}`, {
        ServiceKey,
        ...more,
      });
      if (status !== 200) throw new Error(`${action}: ${JSON.stringify(error)}`);
      return data as View;
    };
    const { Version, Draft } = await act('draft');
    const Templates = TemplateKey === null ? {} : { BILINGUAL: TemplateKey };
    await act('save', { Version, Definition: { ...Draft?.Definition, Templates } });
    await act('publish');
  };

  return { serviceKey, save, saved, publishWith };
}
