import type { Bind } from '../http/bind.ts';

export function bindProvider(_bind: Bind): void {}
