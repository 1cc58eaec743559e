import type { SpawnOptions } from 'node:child_process'

export declare const root: string
export declare const projectNode: () => string
export declare const run: (command: string, args: readonly string[], options?: SpawnOptions) => Promise<number>
export declare const generate: () => Promise<number>
