const VERSION = 1

/** Something of a list, by what it is known again by. */
export type KeptItem = Readonly<{ part: string; id: string | number; data: unknown }>

/** Whoever wrote it knows its shape. */
export type RecalledItem = Readonly<{ id: string; data: unknown }>

type Stored = Readonly<{ v: number; at: number; data: unknown }>

/** Whether a storage that may be full or closed took it. */
const isTaken = (act: () => void): boolean => {
  try {
    act()
    return true
  } catch {
    return false
  }
}

/** Something of a list; what it has inside, its list knows. What another version wrote is left alone. */
export const readStored = (
  key: string,
  text: string = localStorage.getItem(key) ?? 'null',
): (Stored & Readonly<{ key: string; text: string }>) | null => {
  try {
    const held = JSON.parse(text) as Partial<Stored> | null
    if (held?.v !== VERSION || typeof held.data !== 'object' || held.data === null) return null
    return { v: VERSION, at: Number(held.at) || 0, data: held.data, key, text }
  } catch {
    // What is damaged costs nothing but itself.
    return null
  }
}

/**
 * What waits on this device, over a reload or a crash. Each thing has a place of its own below `prefix`, so that two tabs
 * do not write over each other's: a tab takes away what it wrote or recalled, as long as it still stands there as it was.
 */
export const createKeptItems = (prefix: string) => {
  const written = new Map<string, string>()

  const forget = (key: string, text: string): void => {
    const isForgotten = isTaken(() => {
      if (localStorage.getItem(key) === text) localStorage.removeItem(key)
    })
    if (isForgotten) written.delete(key)
  }

  return {
    /** Those of a part in their order, at most so many; the others stay as they are. */
    recall: (part: string, most = Infinity): RecalledItem[] => {
      const place = `${prefix}${part}/`
      try {
        const found = Object.keys(localStorage)
          .filter((key) => key.startsWith(place))
          .flatMap((key) => readStored(key) ?? [])
          .toSorted((a, b) => a.at - b.at)
          .slice(0, most)
        for (const { key, text } of found) written.set(key, text)
        return found.map(({ key, data }) => ({ id: key.slice(place.length), data }))
      } catch {
        return []
      }
    },

    /** What this tab wrote, by its keys, or heard of: it is taken away once it is not written any more. */
    written,

    /** What was not taken is still in memory, and is written with the next change. */
    write: (items: readonly KeptItem[]): void => {
      const places = new Map<string, number>()
      const wanted = items.map(({ part, id, data }) => {
        const at = places.get(part) ?? 0
        places.set(part, at + 1)
        return { key: `${prefix}${part}/${id}`, text: JSON.stringify({ v: VERSION, at, data }) }
      })
      const keep = () => {
        for (const { key, text } of wanted.filter((one) => written.get(one.key) !== one.text)) {
          if (isTaken(() => localStorage.setItem(key, text))) written.set(key, text)
        }
      }
      const held = new Set(wanted.map(({ key }) => key))
      // What is new before what gave way to it, so that another tab hears why; and once more where that made the room.
      keep()
      for (const [key, text] of written) if (!held.has(key)) forget(key, text)
      keep()
    },
  }
}

export type KeptItems = ReturnType<typeof createKeptItems>
