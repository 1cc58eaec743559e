import type { HowToVideo } from '../../domain/contract/how-to.contract.ts'
import { HOW_TO_LIST } from '../../domain/contract/how-to.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  createAddingHowTo,
  createChangingHowTo,
  createHowToForm,
  type HowToHeld,
  type HowToValues,
} from '../../machines/how-to/how-to-form.machine.ts'
import { howToOrderMachine, type OrderedVideo } from '../../machines/how-to/how-to-order.machine.ts'
import { known } from '../../machines/known.ts'
import type { HowToListProps, HowToVideoProps } from '../../views/pages/how-to/how-to.props.ts'
import { createActDeed } from './acting.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createExactResource } from './kept-resource.actors.ts'

type Submitted = Readonly<{ values: HowToValues; about?: unknown }>

const bodyOf = ({ roles, pages, ...texts }: HowToValues) => ({ ...texts, roles: [...roles], pages: [...pages] })

/** Everything that the list of these videos asks for. */
export const createHowToList = (
  gateway: Gateway,
  viewerId: () => number | null,
  writeAddress: (asked: ListAsked) => void,
): HowToListProps['machines'] => {
  const { ask } = gateway
  return {
    list: createDefinedList(HOW_TO_LIST, { gateway, topics: ['howTo'], writeAddress }),
    deed: createActDeed(gateway, HOW_TO_LIST),
    adding: createAddingHowTo(
      createHowToForm().provide({
        actors: {
          ...draftActors<Partial<HowToValues>>(viewerId),
          submit: asking<Readonly<{ id: number }>, Submitted>(async ({ values }, signal) => ({
            id: (await ask('AddHowTo', { form: bodyOf(values) }, { signal })).addHowTo,
          })),
        },
      }),
    ),
    order: howToOrderMachine.provide({
      actors: {
        readOrder: asking<readonly OrderedVideo[], undefined>(
          async (_nothing, signal) => (await ask('HowToOrder', {}, { signal })).howToOrder,
        ),
        saveOrder: asking<void, { was: readonly number[]; ids: readonly number[] }>(async ({ was, ids }, signal) => {
          await ask('OrderHowTo', { was: [...was], ids: [...ids] }, { signal })
        }),
      },
    }),
  }
}

/** Everything that the page of one of them asks for. */
export const createHowToVideo = (gateway: Gateway, id: number): HowToVideoProps['machines'] => {
  const { ask } = gateway
  return {
    video: createExactResource<HowToVideo>(
      gateway,
      ['howTo'],
      async (_query, signal) => (await ask('HowToVideo', { id }, { signal })).howToVideo,
      () => `howToVideo ${id}`,
    ),
    changing: createChangingHowTo(
      createHowToForm().provide({
        actors: {
          submit: asking<Readonly<{ id: number }>, Submitted>(async ({ values, about }, signal) => {
            const { was } = known(about as HowToHeld | undefined, 'a video')
            const form = { ...bodyOf(values), revision: was.revision }
            return { id: (await ask('ChangeHowTo', { id, form }, { signal })).changeHowTo }
          }),
        },
      }),
    ),
  }
}
