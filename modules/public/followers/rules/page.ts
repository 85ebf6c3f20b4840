import type { Localized } from '#platform/common/contract/shapes.ts';

/**
 * Which certificate is followed, or to be followed. `Email` shows only enough to be recognised by its owner; `Code` is the
 * printed one if provided, else empty.
 */
export type Followed = {
  CertificateNo: string;
  Code: string;
  OrgName: Localized;
  ServiceName: Localized;
  Email: string;
};

type FollowProblem = 'EMAIL' | 'TOO_OFTEN';

/** The few pages for followers of a certificate; every step works without script. */
export type FollowPage = { Name: 'follow' } /** Something about the request was wrong; the form again. */ & (
  | {
      Step: 'ask';
      CertificateNo: string;
      Code: string;
      Email: string;
      Problem: { Code: FollowProblem; Params: Record<string, string | number> };
    }
  | { Step: 'asked'; Minutes: number }
  | { Step: 'confirm' | 'stop'; Link: string; Followed: Followed }
  | { Step: 'confirmed'; Followed: Followed }
  | { Step: 'stopped' }
  /** A link that is used up, too old or cut off. */
  | { Step: 'gone' }
);
