/**
 * Maps each API path to the server lists that its response is based on, so that the data on screen is
 * reloaded when one of these lists changes.
 */

/** Server lists that a path's response is based on: when one of them changes, it is reloaded. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/application/list': ['applications'],
  '/application/count': ['applications'],
  '/application/multiple/list': ['bulk'],
  '/application/certificate/list': ['certificates'],
  '/cycle/list': ['certificates', 'applications'],
  '/cycle/months': ['certificates', 'applications'],
  '/payment/invoice/list': ['invoices'],
  '/payment/movement/list': ['invoices'],
  '/payment/debtor/list': ['invoices'],
  '/payment/overview': ['invoices'],
  '/payment/bank/summary': ['invoices'],
  '/user/list': ['accounts'],
  '/user/staff/list': ['accounts'],
  '/user/sub/list': ['accounts'],
  '/dashboard/deadlines': ['applications', 'certificates'],
  '/export/list': ['exports'],
  '/setting/list': ['settings'],
  '/setting/history': ['settings'],
  '/log/list': ['logs'],
  '/log/exception/list': ['exceptions'],
  '/log/job/list': ['jobs'],
  '/log/job/schedule': ['jobs'],
  '/log/health': ['jobs', 'mails'],
  '/status/view': ['status', 'jobs'],
  '/log/mail/list': ['mails'],
};

export const listsOf = (path: unknown): readonly string[] => LISTS[String(path)] ?? [];
