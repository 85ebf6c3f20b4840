/**
 * Placeholder pictures (logo, signature, accreditation mark) for sample certificates, so that a template is
 * tested with pictures even if the certification body has none yet.
 */
import {
  type PrintedMark,
  type PrintedMarks,
  picturePath,
} from '#modules/certification/certificates/server/index.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';

/**
 * Placeholders for pictures that the certification body does not have yet, so that a template is always
 * tested with some.
 */
const renderPlaceholder = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

const LOGO = renderPlaceholder(
  360,
  96,
  '<circle cx="48" cy="48" r="40" fill="#0b5d4b"/><path d="M28 50l14 14 28-32" fill="none" stroke="#fff" stroke-width="8"/><rect x="108" y="30" width="230" height="14" fill="#14213d"/><rect x="108" y="56" width="150" height="10" fill="#b08d3c"/>',
);
const HAND = renderPlaceholder(
  420,
  120,
  '<path d="M10 84c40-90 60-70 44-10s50-60 62-50-20 60 10 50 40-50 58-40-8 48 22 38 50-70 62-50-18 60 20 46 60-26 120-34" fill="none" stroke="#14213d" stroke-width="5" stroke-linecap="round"/>',
);
const SEAL = renderPlaceholder(
  200,
  120,
  '<rect x="3" y="3" width="194" height="114" rx="10" fill="#fff" stroke="#5c6780" stroke-width="5"/><circle cx="60" cy="60" r="32" fill="none" stroke="#5c6780" stroke-width="7"/><rect x="112" y="44" width="68" height="10" fill="#5c6780"/><rect x="112" y="64" width="48" height="10" fill="#5c6780"/>',
);

export type SampleMarks = { Marks: PrintedMarks; Pictures: PictureBytes[] };
let made: Promise<SampleMarks> | null = null;

/** Rendered once; the image library is loaded only for this. */
export function sampleMarks(): Promise<SampleMarks> {
  made ??= createSampleMarks();
  return made;
}

async function createSampleMarks(): Promise<SampleMarks> {
  const { default: sharp } = await import('sharp');
  const Pictures: PictureBytes[] = [];
  const mark = async (svg: string, EN: string, CHT: string, CHS: string): Promise<PrintedMark> => {
    const { data, info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
    const Sha256 = sha256(data);
    Pictures.push({ Path: picturePath({ Sha256 }), Bytes: data });
    return { FileKey: 'sample', Sha256, Width: info.width, Height: info.height, Alt: { EN, CHT, CHS } };
  };
  const Marks = {
    Logo: await mark(LOGO, 'Logo of the certification body', '機構標誌', '机构标志'),
    Signature: {
      ...(await mark(HAND, 'Signature', '簽署', '签名')),
      Name: { EN: 'S. Sample', CHT: '樣本', CHS: '样本' },
      Title: { EN: 'Chief Executive Officer', CHT: '行政總裁', CHS: '首席执行官' },
    },
    Accreditations: [await mark(SEAL, 'Accreditation mark', '認可標記', '认可标记')],
  };
  return { Marks, Pictures };
}
