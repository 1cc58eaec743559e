import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { createDeedMachine } from '../../src/machines/deed/deed.machine.ts'
import { modulesIn } from '../support/modules.ts'

const MODULES = await modulesIn('src/machines/**/*.machine.ts')

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value

/** Every chart that there is, once; a deed's is made for each. */
export const MACHINES: readonly AnyStateMachine[] = [
  ...new Set([...MODULES.flatMap((module) => Object.values(module).filter(isMachine)), createDeedMachine<object>()]),
]

export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]
