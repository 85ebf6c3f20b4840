/**
 * Register through which the applications module supplies the key and status of the application that a
 * notification is about, on which its link depends.
 */
import type { RawBuilder } from 'kysely';
import { defineRegister } from '#platform/server/registers.ts';

/** Data on which a notification's link depends. */
type AboutApplication = { ApplicationKey: string; ApplicationStatusCode: string };

/** SQL column for queries on `notification`: the record it is about, or null. */
export const noticeSubjects = defineRegister<'APPLICATION', RawBuilder<AboutApplication | null>>(
  'notifications.subjects',
  ['APPLICATION'],
);
