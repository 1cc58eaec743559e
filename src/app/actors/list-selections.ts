import { TOKEN_KEY } from '../../domain/constants.ts'
import type { ListSelection } from '../../domain/list.ts'
import { readSessionId } from '../../domain/token.ts'
import type { Topics } from '../../gateway/topics.ts'
import type { HeldSelection } from '../../machines/list/list.machine.ts'

/** Whether the address was come back to, and was not gone to anew: who opens a list has chosen nothing of it. */
let isComeBackTo = false
if ('window' in globalThis) {
  // Before whoever draws by it.
  addEventListener('popstate', () => (isComeBackTo = true), { capture: true })
  addEventListener('pushState', () => (isComeBackTo = false))
}

/** The session that is kept on this device; what was chosen in another is nobody's. */
const sessionNow = (): string | null => {
  const token = localStorage.getItem(TOKEN_KEY)
  return token && readSessionId(token)
}

export type HeldSelections = Readonly<{
  /** What was chosen of these rows when they were left, to who comes back to them. */
  recall: (rows: string) => HeldSelection | undefined
  /** Nothing is held of rows of which none is chosen. */
  keep: (rows: string, held: HeldSelection) => void
  forget: (rows: string) => void
}>

const isNone = ({ kind, ids }: HeldSelection) => kind === 'some' && ids.length === 0

/** Without what something was done with meanwhile, on whatever page: a second press would do it again. */
const without = (held: HeldSelection, acted: ListSelection): HeldSelection => {
  if (acted.kind === 'matching') return { kind: 'some', ids: [] }
  return held.kind === 'matching' ? held : { ...held, ids: held.ids.filter((id) => !acted.ids.includes(id)) }
}

const createHeldSelections = (topics: Topics): HeldSelections => {
  const all = new Map<string, HeldSelection>()
  let session: string | null = null
  const ofSession = () => {
    if (session !== sessionNow()) all.clear()
    session = sessionNow()
  }
  const keep = (rows: string, held: HeldSelection) => {
    ofSession()
    if (isNone(held)) all.delete(rows)
    else all.set(rows, held)
  }
  topics.subscribeToActs((acted) => {
    for (const [rows, held] of all) keep(rows, without(held, acted))
  })
  return {
    recall: (rows) => {
      ofSession()
      return isComeBackTo ? all.get(rows) : undefined
    },
    keep,
    forget: (rows) => void all.delete(rows),
  }
}

const made = new WeakMap<Topics, HeldSelections>()

/** What is chosen in the lists of this tab, in its memory alone. */
export const heldSelections = (topics: Topics): HeldSelections => {
  const held = made.get(topics) ?? createHeldSelections(topics)
  made.set(topics, held)
  return held
}
