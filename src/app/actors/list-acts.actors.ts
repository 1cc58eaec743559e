import { createActor } from 'xstate'

import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { isActedList } from '../../domain/list-act.ts'
import { ACT_TOPICS } from '../../gateway/act-topics.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { listActMachine } from '../../machines/list-act/list-act.machine.ts'
import { listActsMachine, type ListActsActor } from '../../machines/list-act/list-acts.machine.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'
import { saveActFile, saveResults } from './acting.actors.ts'

const isOver = ({ done, unchanged, refused, undone, kept }: ListAct): number =>
  done + unchanged + refused + undone + kept

/** What is asked of one act. Lists that show what it changes are read again as it goes on, and when it is over. */
const listActActors = ({ ask, topics }: Gateway) => {
  const tell = (before: ListAct, after: ListAct): ListAct => {
    const isNews = before.state !== after.state || isOver(before) !== isOver(after)
    if (isNews && isActedList(after.list)) topics.announce(...ACT_TOPICS[after.list])
    return after
  }
  return {
    readAct: asking<ListAct, { act: ListAct }>(async ({ act }, signal) =>
      tell(act, (await ask('ListAct', { id: act.id }, { signal })).listAct),
    ),
    cancelAct: asking<ListAct, { act: ListAct }>(async ({ act }, signal) =>
      tell(act, (await ask('CancelListAct', { id: act.id }, { signal })).cancelListAct),
    ),
    undoAct: asking<ListAct, { act: ListAct }>(async ({ act }, signal) =>
      tell(act, (await ask('UndoListAct', { id: act.id }, { signal })).undoListAct),
    ),
    exportResults: asking<void, { act: ListAct }>(({ act }, signal) => saveResults({ ask }, act, signal)),
    saveFile: asking<void, { act: ListAct }>(({ act }, signal) => saveActFile({ ask }, act, signal)),
  }
}

/** Starts what looks after acts, for who is looking: whoever comes after them sees none of it. */
export const startListActs = ({ auth }: Pick<Actors, 'auth'>, gateway: Gateway): ListActsActor => {
  const listAct = listActMachine.provide({ actors: listActActors(gateway) })
  const acts = createActor(listActsMachine.provide({ actors: { listAct } })).start()
  let viewer = selectUserId(auth.getSnapshot())
  auth.subscribe((snapshot) => {
    const next = selectUserId(snapshot)
    if (next !== viewer) acts.send({ type: 'viewer.changed' })
    viewer = next
  })
  return acts
}
