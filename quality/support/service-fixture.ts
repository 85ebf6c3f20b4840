/**
 * Helpers for tests of the service editor, acting as an administrator: list, view, copy and save services,
 * call their actions, and list the states of their versions.
 */
import type { ServiceRow, ServiceView } from '#modules/catalogue/services/rules/contract.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import type { Answer, TestPortal } from './portal.ts';

/** Helpers that act as a service administrator, for tests of services. */
export function serviceFixture(portal: () => TestPortal, user = 'admin') {
  const act = (action: string, body: Record<string, unknown>, headers?: Record<string, string>) =>
    portal().post(user, `/assessment/${action}`, body, headers) as Promise<Answer<never>> as Promise<
      Answer<ServiceView>
    >;
  const keyOf = async (SchemeCode: string): Promise<string> => {
    const row = await portal()
      .db.selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', SchemeCode)
      .executeTakeFirstOrThrow();
    return row.ServiceKey;
  };
  const view = async (ServiceKey: string, as = user): Promise<ServiceView> =>
    (await portal().get(as, '/assessment/view', { ServiceKey })).data as ServiceView;
  return {
    act,
    keyOf,
    view,
    list: async (as = user): Promise<ServiceRow[]> =>
      ((await portal().get(as, '/assessment/list')).data as { Rows: ServiceRow[] }).Rows,
    /** Creates a copy of a demo service in preparation, complete enough to be published. */
    copy: async (SchemeCode: string, of = 'QM'): Promise<string> => {
      const Name = { EN: `Copy ${SchemeCode}`, CHT: `副本 ${SchemeCode}`, CHS: `副本 ${SchemeCode}` };
      const answer = await act('create', { SchemeCode, Name, CopyOf: await keyOf(of) });
      return answer.data.ServiceKey;
    },
    save: async (ServiceKey: string, change: Partial<ServiceDefinition>): Promise<Answer<ServiceView>> => {
      const { Version, Draft } = await view(ServiceKey);
      return act('save', { ServiceKey, Version, Definition: { ...Draft?.Definition, ...change } });
    },
  };
}

/** Lists the versions with their states, newest first: `2 DRAFT, 1 CURRENT`. */
export const statesOf = ({ Versions }: ServiceView): string =>
  Versions.map(({ VersionNo, State }) => `${VersionNo} ${State}`).join(', ');
