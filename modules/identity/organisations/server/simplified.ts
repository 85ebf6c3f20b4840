import { createRequire } from 'node:module';

type OpenCC = { Converter: (locales: { from: 'hk'; to: 'cn' }) => (text: string) => string };

let convert: ((text: string) => string) | undefined;

/** A traditional Chinese text in simplified letters: a suggestion that a person reads before it is kept. */
export function simplified(text: string): string {
  // The tables take some time to load, so only the first suggestion pays for them.
  convert ??= (createRequire(import.meta.url)('opencc-js/t2cn') as OpenCC).Converter({
    from: 'hk',
    to: 'cn',
  });
  return convert(text);
}
