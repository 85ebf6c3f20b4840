/**
 * Detects failed emails that contain a one-time link older than an hour, so that operators cannot send them
 * again.
 */
import { sql } from 'kysely';

/** Validity of one-time links: one hour. */
const LINK_MS = 60 * 60_000;

/** SQL condition: the email contains a one-time link. */
export const hasCode = sql<boolean>`(mail.text ~ '[?&]code=[A-Za-z0-9_-]')`;

/** Whether the email contains a one-time link that has expired, which makes it useless to the recipient. */
export const isCodeExpired = ({ HasCode, CreatedAt }: { HasCode: boolean; CreatedAt: Date }): boolean =>
  HasCode && Date.now() - CreatedAt.getTime() > LINK_MS;
