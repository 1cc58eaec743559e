import { readStored, type KeptItems } from './kept-items.ts'

/**
 * Tells what another tab writes below `prefix`, and with null what it takes away, from now on. What is heard of is taken
 * away by this tab too, once it does not write it any more: the other may be closed by then.
 */
export const watchKeptItems = (
  { written }: KeptItems,
  prefix: string,
  hear: (part: string, id: string, data: unknown) => void,
  signal: AbortSignal,
): void => {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === null || !key.startsWith(prefix)) return
    const [part = '', ...id] = key.slice(prefix.length).split('/')
    if (newValue === null) {
      written.delete(key)
      return hear(part, id.join('/'), null)
    }
    const stored = readStored(key, newValue)
    if (stored === null) return undefined
    written.set(key, newValue)
    return hear(part, id.join('/'), stored.data)
  }
  window.addEventListener('storage', onStorage, { signal })
}
