import type { Bind } from '../http/bind.ts';

export function bindTrial(_bind: Bind): void {}
