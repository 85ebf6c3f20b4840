import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import type { Texts } from '#platform/common/i18n/language.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { brandCss, brandVariables } from '#platform/common/settings/brand-css.ts';
import { colourFault, contrast, nearestReadable, worstContrast } from '#platform/common/settings/colour.ts';
import { SETTING_GROUPS } from '#platform/common/settings/groups.ts';
import { AFFECTED, UNITS } from '#platform/common/settings/setting.ts';
import {
  DEFAULT_SETTINGS,
  type SettingKey,
  settingKeys,
  settingOf,
} from '#platform/common/settings/settings.ts';

const texts = allTexts();

const messageOf = (key: string): readonly string[] => (texts as Texts)[key] ?? [];
const hasMessage = (key: string): boolean =>
  messageOf(key).length === 3 && messageOf(key).every((text) => text !== '');

describe('the table of settings', () => {
  test.each(settingKeys())(
    '%s has a name and an explanation in three languages, and its default is valid',
    (key) => {
      const row = settingOf(key);
      expect(hasMessage(`SET_${key}`), `SET_${key}`).toBe(true);
      expect(hasMessage(`SET_${key}_HELP`), `SET_${key}_HELP`).toBe(true);
      expect(row.Type.safeParse(row.Default).success).toBe(true);
      expect(row.Affects.length).toBeGreaterThan(0);
      expect(row.Roles).toContain('ADMIN');
    },
  );

  test('every group, unit and place has its texts', () => {
    const keys = [
      ...SETTING_GROUPS.flatMap((group) => [`SET_GROUP_${group}`, `SET_GROUP_${group}_LEAD`]),
      ...UNITS.map((unit) => `SET_UNIT_${unit}`),
      ...AFFECTED.map((place) => `SET_AFFECTS_${place}`),
    ];
    expect(keys.filter((key) => !hasMessage(key))).toEqual([]);
  });

  test('security and retention are for administrators only and require step-up authentication', () => {
    for (const key of settingKeys()) {
      const { Group, Roles, NeedsProof } = settingOf(key);
      if (Group === 'security' || Group === 'retention' || Group === 'card')
        expect([key, Roles, NeedsProof]).toEqual([key, ['ADMIN'], true]);
    }
  });

  const allows = (key: SettingKey, value: unknown) => settingOf(key).Type.safeParse(value).success;
  test('both limits of a range apply, and other input is not accepted as a number', () => {
    for (const [value, isAllowed] of [
      [5, true],
      [60, true],
      [4, false],
      [61, false],
      [30.5, false],
      ['30', false],
      [null, false],
      [Number.NaN, false],
    ] as const)
      expect([value, allows('IdleMinutes', value)]).toEqual([value, isAllowed]);
    expect(allows('PasswordMinLength', 9)).toBe(false);
    expect(allows('DocumentMegabytes', 26)).toBe(false);
  });

  test('only file types that the portal recognises, each once', () => {
    expect(settingOf('DocumentKinds').Type.parse(['pdf', 'docx', 'pdf'])).toEqual(['pdf', 'docx']);
    for (const wrong of [['exe'], [], ['svg'], 'pdf', { 0: 'pdf' }])
      expect(allows('DocumentKinds', wrong)).toBe(false);
  });

  test('names have one line in each of three languages, without invisible characters or direction overrides', () => {
    const named = (EN: string) => ({ EN, CHT: '證衡', CHS: '证衡' });
    expect(allows('Name', named('Harbour Mark'))).toBe(true);
    for (const EN of ['', ' ', 'a\nb', 'x\u202Ey', 'x'.repeat(41)])
      expect(allows('Name', named(EN))).toBe(false);
    expect(allows('Name', { ...named('A'), FR: 'B' })).toBe(false);
    expect(allows('OpeningHours', { EN: '', CHT: '', CHS: '' })).toBe(true);
    expect(allows('OpeningHours', { EN: 'Always', CHT: '', CHS: '' })).toBe(false);
  });

  test('a web address must be valid for a link', () => {
    for (const [value, isAllowed] of [
      ['', true],
      ['https://body.example/', true],
      ['javascript:alert(1)', false],
      ['body', false],
    ] as const)
      expect([value, allows('WebAddress', value)]).toEqual([value, isAllowed]);
  });

  test('client roles are never subject to the rule of second factors', () => {
    expect(allows('TwoFactorRoles', [...STAFF_ROLES])).toBe(true);
    expect(allows('TwoFactorRoles', ['CLIENT'])).toBe(false);
  });
});

describe('colours', () => {
  test('contrast is the WCAG ratio', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
  });

  test('an unreadable colour is refused with its ratio and the nearest readable one', () => {
    expect(colourFault('#0b5d4b', 'light')).toBeNull();
    const fault = colourFault('#ffcc00', 'light');
    expect(Number(fault?.ratio)).toBeLessThan(2);
    expect(worstContrast(String(fault?.near), 'light')).toBeGreaterThanOrEqual(4.5);
    // Dark text on a dark background is as unreadable as pale text on white.
    expect(colourFault('#0b5d4b', 'dark')).not.toBeNull();
    expect(worstContrast(nearestReadable('#0b5d4b', 'dark'), 'dark')).toBeGreaterThanOrEqual(4.5);
  });

  test('a readable colour is unchanged', () => {
    expect(nearestReadable('#1d4f91', 'light')).toBe('#1d4f91');
  });

  test('the built-in colours need no styles; others have every shade, in both schemes', () => {
    expect(brandCss(DEFAULT_SETTINGS)).toBe('');
    const css = brandCss({ ...DEFAULT_SETTINGS, PrimaryColour: '#1d4f91', PrimaryColourDark: '#98bef3' });
    expect(css).toContain('--green:#1d4f91');
    expect(css).toMatch(/@media screen\{[^@]*--green:#98bef3/);
    expect(css).not.toMatch(/[<>@][^m]|url|expression/);
    const fill = brandVariables({ ...DEFAULT_SETTINGS, PrimaryColour: '#1d4f91' }, 'dark');
    // Text on the filled colour is white in dark mode as well.
    expect(contrast(String(fill['--mantine-color-brand-filled']), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

test('alerts go to the addresses of a line, each of them valid', () => {
  const { Type } = settingOf('AlertAddresses');
  for (const one of ['', 'ops@body.example', 'ops@body.example, it@body.example; night@body.example'])
    expect(Type.safeParse(one).success, one).toBe(true);
  for (const one of ['ops', 'ops@body.example, it', 'ops@body.example\nit@body.example'])
    expect(Type.safeParse(one).success, one).toBe(false);
});
