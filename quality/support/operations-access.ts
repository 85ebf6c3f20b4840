import { type Expected, MANAGERS, only } from './access-expected.ts';

/** Expected access to the endpoints with which operators watch people, jobs and the deployment. */
export const operationsAccess: Readonly<Record<string, Expected>> = {
  'GET /deployment/view': only(['ADMIN', 'IT']),
  'POST /deployment/check': only(['ADMIN', 'IT']),
  'GET /session/list': only(MANAGERS),
  'POST /session/end': only(MANAGERS),
  'GET /log/people': only(MANAGERS),
  'GET /log/job/list': only(['ADMIN', 'IT']),
  'GET /log/job/schedule': only(['ADMIN', 'IT']),
  'POST /log/job/retry': only(['ADMIN', 'IT']),
  'POST /log/job/retry/all': only(['ADMIN', 'IT']),
  'POST /log/job/discard': only(['ADMIN', 'IT']),
  'POST /log/job/run': only(['ADMIN', 'IT']),
};
