/**
 * Refuses a new password that is too short, known from data breaches, or made of words that are easy to
 * guess, such as the user's name or the portal's own terms.
 */
import { setting } from '#platform/common/settings/current-settings.ts';
import { failField } from '#platform/server/http/fail.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

let cachedPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Nearly fifty thousand passwords from known breaches, in lower case. Loaded when a password is first
 * chosen, because most processes never need them.
 */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  cachedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return cachedPasswords;
}

/** Words that are obvious in the context of this portal. */
const CONTEXT_WORDS: readonly string[] = [
  ...['assay', 'portal', 'login', 'account', 'admin', 'staff', 'client', 'office'],
  ...['certificate', 'certification', 'certified', 'accreditation', 'assessment', 'assessor', 'application'],
  ...['audit', 'auditor', 'inspection', 'quality', 'scheduling', 'finance', 'business', 'password'],
  ...['hongkong', 'kowloon', 'china', '香港', '九龍', '九龙', '認證', '认证', '證書', '证书', '密碼', '密码'],
];

/** Minimum length of a word; shorter ones occur in nearly every text. */
const MIN_LATIN_LENGTH = 4;
const MIN_HAN_LENGTH = 2;

/** Words of the given texts (an email address, names of people and organisations), in lower case. */
const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    )
    .filter((word) => word.length >= (/\p{Script=Han}/u.test(word) ? MIN_HAN_LENGTH : MIN_LATIN_LENGTH));

/**
 * Words of which a password must not consist: the portal's context, the organisation's name and the owner's
 * data. Longest first, so that a word inside a longer one does not split it.
 */
const contextWords = (about: readonly string[]): string[] =>
  [...CONTEXT_WORDS, ...wordsOf(Object.values(setting('Name'))), ...wordsOf(about)].sort(
    (one, other) => other.length - one.length,
  );

/** Common base words of leaked passwords. Compared without surrounding digits and symbols. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passw0rd pass word welcome letmein iloveyou ilove qwerty qwertyuiop qwertyui qwertz azerty
  asdfghjkl asdfgh zxcvbnm admin administrator root user guest test testing tester default changeme change secret
  master monkey dragon football baseball basketball soccer superman batman princess sunshine shadow michael jordan
  jennifer charlie thomas daniel hello helloworld whatever trustno freedom computer internet samsung google facebook
  hongkong kowloon china beijing shanghai guangzhou shenzhen taiwan singapore macau woaini aini nihao assay assayportal
  portal certificate certification company office summer winter spring autumn january february monday friday login
  loginlogin passwordpassword qwertyqwerty abcabc abcdabcd abcdef abcdefg abcdefgh mypassword newpassword temppassword
  temporary temp demo demodemo p@ssword p@ssw0rd pa$$word passphrase access ninja starwars pokemon cheese killer pepper
  flower lovely loveme forever family mother father liverpool chelsea arsenal manchester barcelona`.split(
    /\s+/,
  ),
);

/** Keyboard rows and letter sequences. */
const SLIDES: readonly string[] = [
  '0123456789012345678901234567890123456789',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];

/** Minimum number of letters and digits that a password needs besides context words. */
const OWN_LETTERS = 6;
/** Shorter words occur in too many others to be significant. */
const MIN_STEM_LENGTH = 5;

/**
 * Requires length, not composition (NIST SP 800-63B): long enough, not in a known breach, not made of
 * obvious words. `about`: the owner's email address and names.
 */
export async function checkPassword(
  password: string,
  about: readonly string[],
  field = 'Password',
): Promise<void> {
  const min = setting('PasswordMinLength');
  if ([...password].length < min) failField(field, 'ERR_PASSWORD_SHORT', { min });
  if (await isEasyToGuess(password, about)) failField(field, 'ERR_PASSWORD_COMMON');
}

export async function isEasyToGuess(password: string, about: readonly string[]): Promise<boolean> {
  const low = password.normalize('NFKC').toLowerCase();
  if (bare(low) === PUBLISHED || new Set(low).size < 5 || isOfItsContext(low, about)) return true;
  const stems = [bare(low), bare(withoutLeet(low))];
  if (stems.some((stem) => COMMON_WORDS.has(stem))) return true;
  const leaked = await leakedPasswords();
  if (leaked.has(low) || stems.some((stem) => makesUpMostOf(stem, low) && leaked.has(stem))) return true;
  const plain = low.replace(/[^a-z0-9]/g, '');
  const reversed = [...plain].reverse().join('');
  if (plain.length < 8) return false;
  return SLIDES.some((row) => row.includes(plain) || row.includes(reversed)) || isRepeated(plain);
}

/** Whether the password contains the local part of the email address, or little besides obvious words. */
function isOfItsContext(low: string, about: readonly string[]): boolean {
  const isNamed = about.some((text) => {
    const name = text.includes('@') ? (text.toLowerCase().split('@')[0] ?? '') : '';
    return name.length >= 4 && low.includes(name);
  });
  const left = contextWords(about).reduce((text, word) => text.replaceAll(word, ' '), low);
  return isNamed || (left !== low && [...left.replace(/[^\p{L}\p{N}]/gu, '')].length < OWN_LETTERS);
}

const makesUpMostOf = (stem: string, low: string): boolean =>
  stem.length >= MIN_STEM_LENGTH && stem.length * 2 >= low.length;

/** Strips the digits and symbols that people add at the ends to satisfy a rule. */
const bare = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[^a-z0-9@$]/g, '');

/** The demo password is published in the README; adding symbols and digits does not make it safe. */
const PUBLISHED = bare(DEMO_PASSWORD.toLowerCase());

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withoutLeet = (text: string): string =>
  text.replace(/[\d!]+$/, '').replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);

const isRepeated = (text: string): boolean => /^(.{1,5})\1+.{0,4}$/.test(text);
