import { describe, expect, it } from 'vitest';
import { backStep } from '../session/back-step.ts';

describe('where "Back" leads', () => {
  it('to the target of the screen, with and without a step back', () => {
    for (const hasStepBack of [true, false])
      expect(backStep('/viewform?key=abc', ['CLIENT'], hasStepBack)).toBe('/applications');
    expect(backStep('/application/edit?key=abc&view=true', ['CLIENT'], false)).toBe('/viewform?key=abc');
  });

  it('one step back where the target is closed to the reader', () => {
    expect(backStep('/assessment_service/view/abc', ['ASSESSOR'], true)).toBeNull();
  });

  it('to the dashboard where the target is closed or missing and the tab has no step back', () => {
    expect(backStep('/assessment_service/view/abc', ['ASSESSOR'], false)).toBe('/dashboard');
    expect(backStep('/password', ['CLIENT'], false)).toBe('/dashboard');
  });
});
