/**
 * Demo data: scenarios of issued certificates that are then revised, unlisted, suspended, resumed, extended
 * or ended, so that the demo has one in every status.
 */
import {
  type CertificateScenarioAction,
  confirm,
  disclosure,
  generate,
  live,
  publish,
  type Scenario,
} from './scenario.ts';
import { issued, toEnd } from './scenario-parts.ts';

/**
 * A client's application of `Ago` days ago whose certificate was issued, followed by the actions on the
 * certificate.
 */
const lived = (
  Service: 'GF' | 'IS' | 'QM',
  Client: string,
  Ago: number,
  ...life: CertificateScenarioAction[]
): Scenario => ({
  ...{ Service, Client, Ago },
  // The quality scheme is assessed without a site visit.
  Acts: [...issued(Client, Service !== 'QM'), ...life],
});

/** Certificates in every status, with some months of history: what happened to them after they were issued. */
export const certificateScenarios: readonly Scenario[] = [
  lived(
    'IS',
    'client',
    260,
    live('scheduling', 'REGENERATE', 90, 'The data centre has moved to Tseung Kwan O.'),
  ),
  lived('QM', 'client5', 330, live('scheduling', 'UNPUBLISH', 40, 'The client requested not to be listed.')),
  lived(
    'GF',
    'client',
    430,
    live('scheduling', 'SUSPEND', 150, 'Two major nonconformities were not closed in time.'),
    live('scheduling', 'RESUME', 35, 'Both nonconformities are closed.'),
  ),
  lived(
    'GF',
    'client3',
    420,
    live('scheduling', 'SUSPEND', 370, 'The first surveillance was not done in time.'),
  ),
  // Suspended by a proposed and confirmed decision: `server/demo` of the decisions.
  lived('IS', 'client2', 520),
  lived(
    'GF',
    'client6',
    640,
    live('scheduling', 'SUSPEND', 300, 'The surveillance fee has not been paid.'),
    live('admin', 'TERMINATE', 190, 'No response for six months.'),
  ),
  lived('QM', 'client6', 130, live('admin', 'DELETE', 3, 'Issued to the parent company by mistake.')),
  lived('GF', 'client2', 1100, {
    ...live('scheduling', 'EXTEND', 1040, 'The renewal is waiting for a site visit abroad.'),
    Months: 4,
  }),
  lived('IS', 'client4', 1010, live('scheduling', 'RENEW', 945, 'The client wishes to continue.')),
  // Due items of client@: one certificate whose surveillance may begin, one whose renewal may.
  lived('QM', 'client', 330),
  lived('QM', 'client', 1000),
  {
    Service: 'SS',
    Client: 'client2',
    Ago: 210,
    Acts: [
      ...toEnd('client2', false),
      confirm,
      disclosure,
      generate,
      publish,
      live('admin', 'WITHDRAW', 60, 'Figures of one site turned out to be wrong.'),
    ],
  },
];
