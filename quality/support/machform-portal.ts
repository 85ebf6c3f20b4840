/**
 * Starts a test portal that is connected to a simulated MachForm server, with a service that uses its form,
 * example answers and helpers to send callbacks.
 */
import type { Selectable } from 'kysely';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { insertService } from './insert-service.ts';
import { charter, FORM_EN, stubForms } from './machform-service.ts';
import { type BodyKind, type MachFormStub, startMachForm, writeBody } from './machform-stub.ts';
import { startTestPortal, type TestPortal } from './portal.ts';

export const SECRET = 'a secret of the tests and nobody else';
export const HEADER = 'x-form-secret';

export type Values = Record<string, string>;
/** A completed form, as MachForm sends it. */
export const FILLED: Values = {
  element_2: 'Harbour Ferries Limited',
  element_3: '1,250',
  element_4_1: '03',
  element_4_2: '31',
  element_4_3: '2009',
  element_5: 'Services',
  element_6_1: 'Energy',
  element_6_3: 'Waste',
  element_7: 'Electric ferries\nand their piers',
  element_8: 'From a friend',
};
/** The same values as application answers, written manually. */
export const ANSWERS = {
  LegalName: 'Harbour Ferries Limited',
  Staff: 1250,
  Founded: '2009-03-31',
  Sector: 'SERVICES',
  Topics: ['ENERGY', 'WASTE'],
  Scope: 'Electric ferries\nand their piers',
};

export type Sent = {
  values?: Values;
  token?: string;
  entry?: number;
  form?: string;
  kind?: BodyKind;
  secret?: string | null;
};

export type MachFormPortal = TestPortal & {
  machform: MachFormStub;
  serviceKey: string;
  /** Creates an application as a given user and returns its key. */
  apply: (user?: string) => Promise<string>;
  /** Returns the token in the frame URL of a user and application. */
  token: TestPortal['token'];
  frameToken: (key: string, user?: string, lang?: string) => Promise<string>;
  /** Sends a callback as MachForm does; returns its status. */
  send: (sent: Sent) => Promise<{ status: number; body: string }>;
  /** Returns the stored application. */
  row: (key: string) => Promise<Selectable<Tables['Application']>>;
  answers: (key: string) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
};

/** Starts a portal with a MachForm server and a service with an external form. */
export async function startMachFormPortal(definition: ServiceDefinition = charter): Promise<MachFormPortal> {
  const machform = await startMachForm();
  for (const [id, form] of Object.entries(stubForms)) machform.forms.set(id, form);
  const portal = await startTestPortal({
    MACHFORM_URL: machform.url,
    MACHFORM_WEBHOOK_SECRET: SECRET,
    MACHFORM_WEBHOOK_HEADER: HEADER,
  });
  const serviceKey = await insertService(portal, definition, {
    SchemeCode: definition.SchemeCode,
    isOnOffer: true,
  });
  const row: MachFormPortal['row'] = (key) =>
    portal.db
      .selectFrom('Application')
      .selectAll()
      .where('ApplicationKey', '=', key)
      .executeTakeFirstOrThrow();
  return {
    ...portal,
    machform,
    serviceKey,
    apply: async (user = 'client') => {
      const made = await portal.post(user, '/application/save', {
        ServiceKey: serviceKey,
        AssessmentType: 'INITIAL',
      });
      if (made.status !== 200) throw new Error(JSON.stringify(made.error));
      return String(made.data.ApplicationKey);
    },
    frameToken: async (key, user = 'client', lang = 'EN') => {
      const headers = { applanguage: lang };
      const { status, data, error } = await portal.post(
        user,
        '/application/form/frame',
        { ApplicationKey: key },
        headers,
      );
      if (status !== 200) throw new Error(JSON.stringify(error));
      return new URL(String(data.Address)).searchParams.get('element_9') ?? '';
    },
    send: async ({ values = FILLED, token, entry = 1, form = FORM_EN, kind = 'json', secret = SECRET }) => {
      const Values = token === undefined ? values : { ...values, element_9: token };
      const { body, type } = writeBody(kind, { Form: form, No: entry, Values });
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/application/machform/update',
        headers: { 'content-type': type, ...(secret !== null && { [HEADER]: secret }) },
        payload: body,
      });
      return { status: answer.statusCode, body: answer.body };
    },
    row,
    answers: async (key) => (await row(key)).Answers,
    close: async () => {
      await machform.close();
      await portal.close();
    },
  };
}
