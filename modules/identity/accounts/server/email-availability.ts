/**
 * Refuses an email address that already has an account, with an error that reveals that account only to
 * users who may see it, and recognises the database error of two concurrent requests with one address.
 */
import { findAccount } from '#modules/identity/sign-in/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { failField } from '#platform/server/http/fail.ts';

/** Only for users who may create accounts: they may learn which addresses have one. */
export const failEmailTaken = (): never => failField('Email', 'FIELD_EMAIL_TAKEN');

export async function assertEmailAvailable(tx: Tx, email: string): Promise<void> {
  if (await findAccount(tx, email).executeTakeFirst()) failEmailTaken();
}

/** The unique index decides between concurrent requests with one address. */
export const isDuplicateEmailError = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === 'account_email';
