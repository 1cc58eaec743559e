import { useEffect, useState, type ComponentType } from 'react'

/** Milliseconds until what did not come is asked for again, such as on a line that is bad. */
const AGAIN = 1000

/**
 * An overlay whose script, 30 kB with all that keeps the focus and the place of such a thing, is no part of the page
 * that opens it: it comes when the browser has nothing else to do, or when it is opened before. Nor is it drawn with the
 * page, once it is here: a page draws sooner by what lies over it and is closed.
 */
export const lateOverlay = <Props extends Readonly<{ open: boolean }>>(load: () => Promise<ComponentType<Props>>) => {
  let arrived: ComponentType<Props> | undefined
  const come = async () => (arrived ??= await load())

  const Overlay = (props: Props) => {
    const { open } = props
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      if (Part) return undefined
      let isWanted = true
      let timer: ReturnType<typeof setTimeout> | undefined
      const take = async () => {
        const part = await come()
        if (isWanted) setPart(() => part)
      }
      const ask = () =>
        void take().catch(() => {
          if (isWanted) timer = setTimeout(ask, AGAIN)
        })
      // Not every browser knows when it is idle.
      const idle = globalThis.requestIdleCallback ?? setTimeout
      // The press that opens it is over by then: it would be one outside of what is here already.
      if (open) timer = setTimeout(ask)
      else idle(() => void take().catch(() => {}))
      return () => {
        isWanted = false
        clearTimeout(timer)
      }
    }, [Part, open])
    // Closed, too: one that is there only once it opens takes the press that opens it for one outside of it.
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Overlay, { load: come })
}
