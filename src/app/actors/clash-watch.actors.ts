import type { ClashQuestion } from '../../domain/class-clash.ts'
import type { ClassClash } from '../../domain/contract/class-form.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { clashWatchMachine } from '../../machines/class-planning/clash-watch.machine.ts'

/** What is in the way of a class, wherever one is planned, edited or handed over. */
export const createClashWatch = ({ ask }: Gateway) =>
  clashWatchMachine.provide({
    actors: {
      findClashes: asking<readonly ClassClash[], { question: ClashQuestion }>(
        async ({ question }, signal) => (await ask('ClassClashes', { question }, { signal })).classClashes,
      ),
    },
  })
