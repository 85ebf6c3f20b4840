import { useSearch } from '@tanstack/react-router';
import type { AppScreenName } from './pages.ts';

/** Named query parameters of a screen; lists read theirs (Page, Sort, filters) with `useListState`. */
const names = {
  login: ['redirect'],
  loginProvider: ['redirect', 'problem'],
  registerVerified: ['code'],
  forgotReset: ['code', 'first'],
  applicationAdd: ['service'],
  applicationEdit: ['key', 'view'],
  checklistReject: ['key'],
  viewForm: ['key', 'tab'],
  certificate: ['key'],
  statement: ['key'],
  inbox: ['key'],
  profile: ['redirect'],
  logout: ['redirect'],
  paySandbox: ['session'],
  invoice: ['returned'],
  certificateInvoice: ['returned'],
  financeProofs: ['invoice'],
  bankStatements: ['tab'],
  logs: ['tab', 'UserKey', 'Object', 'SessionOf', 'Area'],
  emailNotification: ['template'],
  content: ['kind'],
  settings: ['group'],
  child: ['key'],
  childEdit: ['key', 'tab'],
  userEdit: ['tab'],
  staffEdit: ['tab'],
  assessmentServiceEdit: ['tab', 'place'],
  assessmentServiceView: ['tab', 'version', 'compare'],
  assessmentServiceTrial: ['version'],
} as const satisfies Partial<Record<AppScreenName, readonly string[]>>;

type Named = typeof names;
export type SearchOf<Name extends keyof Named> = Partial<Record<Named[Name][number], string>>;

/** Keeps texts only; everything of a list stays, because the list itself knows its filters. */
export const searchOf =
  (_name: AppScreenName) =>
  (search: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(search)
        .filter(
          ([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
        )
        .map(([name, value]) => [name, String(value)]),
    );

/** The screen's own query parameters, by name: `useScreenSearch('viewForm').key`. */
export function useScreenSearch<Name extends keyof Named>(_name: Name): SearchOf<Name> {
  return useSearch({ strict: false }) as SearchOf<Name>;
}
