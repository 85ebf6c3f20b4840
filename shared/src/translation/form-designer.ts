import { formFaultTexts } from './form-fault.ts';
import type { Texts } from './language.ts';

export const formDesignerTexts = {
  ...formFaultTexts,
  CODE_PLACE: [
    'Line {{line}}, column {{column}}',
    '第 {{line}} 行，第 {{column}} 欄',
    '第 {{line}} 行，第 {{column}} 列',
  ],
  CODE_LEAVE: [
    'Tab indents. Press Escape, then Tab, to leave the editor.',
    'Tab 鍵用於縮排。按 Esc 鍵再按 Tab 鍵可離開編輯器。',
    'Tab 键用于缩进。先按 Esc 键，再按 Tab 键可离开编辑器。',
  ],
} as const satisfies Texts;
