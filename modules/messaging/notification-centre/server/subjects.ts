import type { RawBuilder } from 'kysely';
import { defineRegister } from '#platform/server/registers.ts';

/** What the address that a message leads to depends on. */
type AboutApplication = { ApplicationKey: string; ApplicationStatusCode: string };

/** The record that a message is about, as a column of a query of `notification`; null: none. */
export const noticeSubjects = defineRegister<'APPLICATION', RawBuilder<AboutApplication | null>>(
  'notifications.subjects',
  ['APPLICATION'],
);
