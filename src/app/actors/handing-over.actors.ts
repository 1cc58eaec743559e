import type { ClassToHandOver } from '../../domain/contract/handover.contract.ts'
import type { Choice } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { Handover, HandingOverMachines } from '../../views/pages/instructors/instructors.props.ts'
import { createClashWatch } from './clash-watch.actors.ts'
import { createDeed } from './deed.actors.ts'
import { resourceActors } from './resource.actors.ts'

/** What classes are handed over with. */
export const createHandingOver = (gateway: Gateway): HandingOverMachines => ({
  // What was handed over a moment ago is not shown again, not even for one.
  classes: createResourceMachine<readonly ClassToHandOver[], number>().provide({
    actors: resourceActors<readonly ClassToHandOver[], number>(
      gateway,
      ['instructors', 'classes'],
      async (id, signal) => (await gateway.ask('ClassesToHandOver', { id }, { signal })).classesToHandOver,
    ),
  }),
  successors: choiceSearchMachine.provide({
    actors: {
      findChoices: asking<readonly Choice[], ChoiceQuestion>(
        async ({ filter, search }, signal) =>
          (await gateway.ask('FindSuccessors', { id: Number(filter), search }, { signal })).findSuccessors,
      ),
    },
  }),
  clashes: createClashWatch(gateway),
  handing: createDeed(async ({ classId, fromId, toId }: Handover, signal) => {
    await gateway.ask('HandOverClass', { id: classId, fromId, toId }, { signal })
  }),
})
