import type { Bind } from '../http/bind.ts';

export function bindExternalForm(_bind: Bind): void {}
