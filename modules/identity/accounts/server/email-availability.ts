/**
 * Refuses an email address that already has an account, with an error that reveals that account only to
 * users who may see it, and recognises the database error of two concurrent requests with one address.
 */
import { failField } from '#platform/server/http/fail.ts';

/** Only for users who may create accounts: they may learn which addresses have one. */
export const failEmailTaken = (): never => failField('Email', 'FIELD_EMAIL_TAKEN');

/** The unique index decides between concurrent requests with one address. */
export const isDuplicateEmailError = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === 'account_email';
