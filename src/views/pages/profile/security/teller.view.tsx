import { useState } from 'react'

/** Tells something once when it comes to the page. With a key, once for each: what an actor is to hear of a change. */
export const Teller = ({ tell }: { tell: () => void }) => {
  const [once] = useState(() => (node: HTMLElement | null) => {
    if (node) tell()
  })
  return <span hidden ref={once} />
}
