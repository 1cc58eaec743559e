import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { ListSelection } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { createChoiceSearchMachine, type ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { known } from '../../machines/known.ts'
import type { ClassChoice, Registering, RegisteringMachines } from '../../views/pages/registering/registering.props.ts'
import { createDeed } from './deed.actors.ts'

/** By the act of a list that registers its people for a class. */
export const createRegistering = (
  { ask }: Pick<Gateway, 'ask'>,
  register: (body: Readonly<{ selection: ListSelection; classId: number }>, signal: AbortSignal) => Promise<ListAct>,
): RegisteringMachines => ({
  registering: createDeed(
    ({ people: { selection }, held }: Registering, signal) =>
      register({ selection, classId: known(held, 'a class').id }, signal),
    { isReady: ({ held }) => held !== null },
  ),
  openClasses: createChoiceSearchMachine<ClassChoice>().provide({
    actors: {
      findChoices: asking<readonly ClassChoice[], ChoiceQuestion>(async ({ search }, signal) =>
        (await ask('OpenClasses', { search }, { signal })).openClasses.map((held) =>
          Object.assign({ name: held.courseTitle }, held),
        ),
      ),
    },
  }),
})
