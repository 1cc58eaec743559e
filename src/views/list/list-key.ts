/** Of the browser, or of React, which is of an element. */
type Pressed = Pick<
  KeyboardEvent,
  'altKey' | 'code' | 'ctrlKey' | 'currentTarget' | 'defaultPrevented' | 'key' | 'metaKey' | 'shiftKey' | 'target'
>

const BY_PLACE: Readonly<Record<string, string>> = {
  KeyJ: 'j',
  KeyK: 'k',
  KeyX: 'x',
  KeyE: 'e',
  KeyA: 'a',
  KeyO: 'o',
  Slash: '/',
}

/** Where letters are written or chosen by, and what is drawn outside of the list: they keep their keys. */
const OTHERS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

const ASCII = /^[!-~]$/

/**
 * The key of a list that was pressed, by its place where the letters are of another script; null where it is somebody
 * else's. None is one that a screen reader has.
 */
export const listKeyOf = (event: Pressed): string | null => {
  const { target, currentTarget, key, code, shiftKey } = event
  const isOthers =
    event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)
  if (isOthers || !(currentTarget instanceof Node) || !currentTarget.contains(target) || target.closest(OTHERS))
    return null
  if (key === '\u061f') return '?'
  // With a caps lock a letter is the same key.
  if (ASCII.test(key)) return shiftKey ? key : key.toLowerCase()
  return (shiftKey ? undefined : BY_PLACE[code]) ?? key
}
