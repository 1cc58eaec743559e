import type { ListActsActor, ListActsContext } from '../../machines/list-act/list-acts.machine.ts'
import { useLazySelector, type LazyActor } from '../shell/lazy-actor.ts'
import { ActNotice } from './act-notice.view.tsx'

const NONE: ListActsContext['acts'] = []

/** The acts on rows of lists that somebody began, wherever they are by now. */
export const ActNotices = ({ acts }: Readonly<{ acts: LazyActor<ListActsActor> }>) => {
  const shown = useLazySelector(acts, ({ context }) => context.acts, NONE)
  return shown.map((actor) => <ActNotice key={actor.id} actor={actor} />)
}
