/**
 * Types of the data of the public pages on which visitors request, confirm and end following a certificate
 * by email.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Params } from '#platform/common/i18n/texts.ts';

/**
 * The certificate that is, or is to be, followed. `Email` is masked so that only its owner recognises it;
 * `Code` is the printed code if provided, otherwise empty.
 */
export type Followed = {
  CertificateNo: string;
  Code: string;
  OrgName: Localized;
  ServiceName: Localized;
  Email: string;
};

type FollowProblem = 'EMAIL' | 'TOO_OFTEN';

/** Pages for followers of a certificate; every step works without scripts. */
export type FollowPage = { Name: 'follow' } /** `ask`: the form again, after an invalid request. */ & (
  | {
      Step: 'ask';
      CertificateNo: string;
      Code: string;
      Email: string;
      Problem: { Code: FollowProblem; Params: Params };
    }
  | { Step: 'asked'; Minutes: number }
  | { Step: 'confirm' | 'stop'; Link: string; Followed: Followed }
  | { Step: 'confirmed'; Followed: Followed }
  | { Step: 'stopped' }
  /** The link has been used, has expired or is incomplete. */
  | { Step: 'gone' }
);
