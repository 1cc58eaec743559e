import { flushSync } from 'react-dom'

/** Does what takes away or brings a control, and gives the focus to the first of these that is there to be used then. */
export const thenFocus = (act: () => void, ...ids: readonly string[]): void => {
  flushSync(act)
  const controls = ids.map((id) => document.getElementById(id))
  controls.find((control) => control?.matches(':not(:disabled)') === true)?.focus()
}

/** Who may have the place of something in a list once it is gone: the next, or the one before. */
export const neighboursOf = (items: readonly Readonly<{ key: string }>[], index: number): readonly string[] =>
  [items[index + 1], items[index - 1]].flatMap((item) => (item ? [item.key] : []))
