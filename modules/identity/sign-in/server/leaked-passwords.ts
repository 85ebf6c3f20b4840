let kept: Promise<ReadonlySet<string>> | undefined;

/**
 * Nearly fifty thousand passwords from known breaches, in small letters. Read when somebody first chooses a password:
 * most processes never need them.
 */
export function leakedPasswords(): Promise<ReadonlySet<string>> {
  kept ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return kept;
}
