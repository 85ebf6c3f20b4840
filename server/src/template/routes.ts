import type { Bind } from '../http/bind.ts';

export function bindTemplate(_bind: Bind): void {}
