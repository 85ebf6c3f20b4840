import { setting } from '@assay/shared/setting/current-settings.ts';
import { failField } from '../http/fail.ts';
import { COMMON_WORDS, SLIDES } from './common-passwords.ts';

/** Length counts, composition does not (NIST SP 800-63B): long enough, not a common one, not the e-mail's name. */
export function checkPassword(password: string, email: string, field = 'Password'): void {
  const min = setting('PasswordMinLength');
  if ([...password].length < min) failField(field, 'ERR_PASSWORD_SHORT', { min });
  if (isEasyToGuess(password, email)) failField(field, 'ERR_PASSWORD_COMMON');
}

export function isEasyToGuess(password: string, email: string): boolean {
  const low = password.normalize('NFKC').toLowerCase();
  const name = email.toLowerCase().split('@')[0] ?? '';
  if (name.length >= 4 && low.includes(name)) return true;
  if (new Set(low).size < 5) return true;
  if (COMMON_WORDS.has(bare(low)) || COMMON_WORDS.has(bare(withoutLeet(low)))) return true;
  const plain = low.replace(/[^a-z0-9]/g, '');
  const reversed = [...plain].reverse().join('');
  if (plain.length < 8) return false;
  return SLIDES.some((row) => row.includes(plain) || row.includes(reversed)) || isRepeated(plain);
}

/** The word inside: without what people put before and behind to please a rule. */
const bare = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[^a-z0-9@$]/g, '');

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
