import {
  CERTIFICATE_MANAGERS,
  CLIENTS,
  type Expected,
  only,
  PLANNERS,
  SCHEDULERS,
  STAFF,
} from './access-expected.ts';

/** Expected access to the endpoints of cycles, part of the access table. */
export const cycleAccess: Readonly<Record<string, Expected>> = {
  // Schedule (domain 7): planning roles; clients see the dates of their own certificates in their calendar.
  'GET /cycle/list': only(PLANNERS),
  'GET /cycle/months': only(PLANNERS),
  'GET /user/absence/list': only(SCHEDULERS),
  'POST /user/absence/save': only(SCHEDULERS),
  'POST /user/absence/remove': only(SCHEDULERS),
  'GET /application/people': only(STAFF),
  'GET /workload/list': only(SCHEDULERS),
  'GET /application/handover/list': only(SCHEDULERS),
  'POST /application/handover': only(SCHEDULERS),
  'GET /cycle/tasks': only(CLIENTS),
  'POST /cycle/plan': only(SCHEDULERS, 'billed certificate'),
  'POST /certificate/cycle/preview': only(CERTIFICATE_MANAGERS, 'billed certificate'),
  'GET /user/calendar': only([...CLIENTS, ...PLANNERS]),
  'POST /user/calendar/renew': only([...CLIENTS, ...PLANNERS]),
  'POST /user/calendar/remove': only([...CLIENTS, ...PLANNERS]),
};
