import { confirm, disclosure, generate, live, publish, type Story } from './story.ts';
import { issued, toEnd } from './story-parts.ts';

/** Certificates in every status, with some months of history: what happened to them after they were issued. */
export const certificateStories: readonly Story[] = [
  {
    Service: 'IS',
    Client: 'client',
    Ago: 260,
    Acts: [
      ...issued('client'),
      live('scheduling', 'REGENERATE', 90, 'The data centre has moved to Tseung Kwan O.'),
    ],
  },
  {
    Service: 'QM',
    Client: 'client5',
    Ago: 330,
    Acts: [
      ...issued('client5', false),
      live('scheduling', 'UNPUBLISH', 40, 'The client asked not to be listed.'),
    ],
  },
  {
    Service: 'GF',
    Client: 'client',
    Ago: 430,
    Acts: [
      ...issued('client'),
      live('scheduling', 'SUSPEND', 150, 'Two major findings were not closed in time.'),
      live('scheduling', 'RESUME', 35, 'Both findings are closed.'),
    ],
  },
  {
    Service: 'GF',
    Client: 'client3',
    Ago: 420,
    Acts: [
      ...issued('client3'),
      live('scheduling', 'SUSPEND', 370, 'The first surveillance was not done in time.'),
    ],
  },
  {
    Service: 'IS',
    Client: 'client2',
    Ago: 520,
    Acts: [...issued('client2'), live('admin', 'SUSPEND', 260, 'The scope is no longer what was assessed.')],
  },
  {
    Service: 'GF',
    Client: 'client6',
    Ago: 640,
    Acts: [
      ...issued('client6'),
      live('scheduling', 'SUSPEND', 300, 'The fee of the surveillance is not paid.'),
      live('admin', 'TERMINATE', 190, 'No answer for six months.'),
    ],
  },
  {
    Service: 'QM',
    Client: 'client6',
    Ago: 130,
    Acts: [
      ...issued('client6', false),
      live('admin', 'DELETE', 3, 'Issued to the parent company by mistake.'),
    ],
  },
  {
    Service: 'GF',
    Client: 'client2',
    Ago: 1100,
    Acts: [
      ...issued('client2'),
      { ...live('scheduling', 'EXTEND', 1040, 'The renewal waits for a site visit abroad.'), Months: 4 },
    ],
  },
  {
    Service: 'IS',
    Client: 'client4',
    Ago: 1010,
    Acts: [...issued('client4'), live('scheduling', 'RENEW', 945, 'The client wishes to go on.')],
  },
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
