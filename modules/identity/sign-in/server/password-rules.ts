import { setting } from '#platform/common/settings/current-settings.ts';
import { failField } from '#platform/server/http/fail.ts';
import { COMMON_WORDS, SLIDES } from './common-passwords.ts';
import { contextWords } from './context-words.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { leakedPasswords } from './leaked-passwords.ts';

/** What else than the words of its context a password holds at least: letters and digits. */
const OWN_LETTERS = 6;
/** Shorter words are part of too much to tell anything. */
const SHORTEST_STEM = 5;

/**
 * Length counts, composition does not (NIST SP 800-63B): long enough, not one that was stolen elsewhere, not made of
 * the words that everybody would try here. `about`: the address and the names of its owner.
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
  if (leaked.has(low) || stems.some((stem) => isMostOf(stem, low) && leaked.has(stem))) return true;
  const plain = low.replace(/[^a-z0-9]/g, '');
  const reversed = [...plain].reverse().join('');
  if (plain.length < 8) return false;
  return SLIDES.some((row) => row.includes(plain) || row.includes(reversed)) || isRepeated(plain);
}

/** The e-mail's name is in it, or little else than words that stand close at hand. */
function isOfItsContext(low: string, about: readonly string[]): boolean {
  const isNamed = about.some((text) => {
    const name = text.includes('@') ? (text.toLowerCase().split('@')[0] ?? '') : '';
    return name.length >= 4 && low.includes(name);
  });
  const left = contextWords(about).reduce((text, word) => text.replaceAll(word, ' '), low);
  return isNamed || (left !== low && [...left.replace(/[^\p{L}\p{N}]/gu, '')].length < OWN_LETTERS);
}

const isMostOf = (stem: string, low: string): boolean =>
  stem.length >= SHORTEST_STEM && stem.length * 2 >= low.length;

/** The word inside: without what people put before and behind to please a rule. */
const bare = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[^a-z0-9@$]/g, '');

/** The password of the demo accounts is in the README: signs and digits around it add nothing. */
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
