import { toString as drawQr } from 'qrcode';
import { type FpsWish, fpsPayload } from '../../rules/fps.ts';

/** Black on white in both schemes, with the quiet zone of four modules: bank apps read nothing else reliably. */
export async function fpsQr(wish: FpsWish): Promise<string> {
  const svg = await drawQr(fpsPayload(wish), {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'M',
    color: { dark: '#000000', light: '#ffffff' },
  });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
