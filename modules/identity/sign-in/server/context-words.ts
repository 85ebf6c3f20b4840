import { setting } from '#platform/common/settings/current-settings.ts';

/** Words that stand close at hand for whoever chooses a password here, or guesses one. */
const CONTEXT_WORDS: readonly string[] = [
  ...['assay', 'portal', 'login', 'account', 'admin', 'staff', 'client', 'office'],
  ...['certificate', 'certification', 'certified', 'accreditation', 'assessment', 'assessor', 'application'],
  ...['audit', 'auditor', 'inspection', 'quality', 'scheduling', 'finance', 'business', 'password'],
  ...['hongkong', 'kowloon', 'china', '香港', '九龍', '九龙', '認證', '认证', '證書', '证书', '密碼', '密码'],
];

/** The shortest that counts as a word: shorter ones are found in everything. */
const SHORTEST_LATIN = 4;
const SHORTEST_HAN = 2;

/** The words of some texts (an e-mail address, names of people and organisations), in small letters. */
const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    )
    .filter((word) => word.length >= (/\p{Script=Han}/u.test(word) ? SHORTEST_HAN : SHORTEST_LATIN));

/**
 * What a password must not be made of: the portal's own words, the body's name and what is known of the person,
 * longest first, so that a word within a longer one does not break it up.
 */
export const contextWords = (about: readonly string[]): string[] =>
  [...CONTEXT_WORDS, ...wordsOf(Object.values(setting('Name'))), ...wordsOf(about)].sort(
    (one, other) => other.length - one.length,
  );
