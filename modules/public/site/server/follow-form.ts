/**
 * Processes the public forms to request, confirm and stop following a certificate by email, and selects the
 * next page; invalid links get the page for expired links.
 */
import { z } from 'zod';
import type { Params } from '#platform/common/i18n/texts.ts';
import { Failure } from '#platform/server/http/fail.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import type { SiteDeps } from './deps.ts';
import { expiredPage } from './follow-pages.ts';
import type { Loaded } from './loader.ts';
import { verifyAddress } from './verify-address.ts';

type Fields = Readonly<Record<string, string>>;

const EMAIL = z.email().max(254);

/** Sends the confirmation link; existing followers and unknown addresses get the same response. */
export async function followRequested(
  follow: SiteDeps['follow'],
  fields: Fields,
  visitor: Visitor,
): Promise<Loaded> {
  const input = {
    CertificateNo: (fields.number ?? '').trim().toUpperCase().slice(0, 40),
    Code: (fields.c ?? '').trim().slice(0, 40),
    Email: (fields.email ?? '').trim().slice(0, 300),
  };
  if (!EMAIL.safeParse(input.Email).success) return formAgain(input, { Code: 'EMAIL', Params: {} }, 422);
  try {
    return (await follow.request(input, visitor))
      ? { Redirect: '/follow/asked', IsAfterPost: true }
      : expiredPage;
  } catch (error) {
    if (!(error instanceof Failure) || error.Code !== 'ERR_RATE_LIMIT') throw error;
    const { Params = {}, RetryAfter } = error.Details;
    return { ...formAgain(input, { Code: 'TOO_OFTEN', Params }, 429), ...(RetryAfter && { RetryAfter }) };
  }
}

type FollowInput = { CertificateNo: string; Code: string; Email: string };
type Problem = { Code: 'EMAIL' | 'TOO_OFTEN'; Params: Params };

const formAgain = (input: FollowInput, Problem: Problem, Status: number) => ({
  Page: { Name: 'follow' as const, Step: 'ask' as const, ...input, Problem },
  Status,
  Path: verifyAddress(input.CertificateNo, input.Code),
});

export async function followConfirmed(follow: SiteDeps['follow'], fields: Fields): Promise<Loaded> {
  const code = fields.code ?? '';
  const Followed = await follow.confirm(code);
  if (!Followed) return expiredPage;
  const Path = `/follow/confirm?code=${encodeURIComponent(code)}`;
  return { Page: { Name: 'follow', Step: 'confirmed', Followed }, Path };
}

export async function followStopped(follow: SiteDeps['follow'], fields: Fields): Promise<Loaded> {
  const isOurs = await follow.stop(fields.code ?? '', fields.all === 'yes');
  return isOurs ? { Redirect: '/follow/stopped', IsAfterPost: true } : expiredPage;
}
