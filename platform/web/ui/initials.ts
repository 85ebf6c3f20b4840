/** Up to two letters that stand for a name: of Chinese ones the first character, of others the first and last word's. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  if (/\p{Script=Han}/u.test(first) || words.length < 2) return first.toUpperCase();
  return `${first}${[...(words.at(-1) ?? '')][0] ?? ''}`.toUpperCase();
}
