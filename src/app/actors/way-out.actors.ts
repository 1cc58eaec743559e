import { fromCallback } from 'xstate'

import type { CourseDraftEvent, WayOutCommand } from '../../machines/course-draft/course-draft.setup.ts'

const leadsOut = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target === '_blank' || link.hasAttribute('download')) return null
  const to = new URL(link.href, location.href)
  if (to.origin !== location.origin) return null
  const [here, there] = [location.search, to.search].map((query) => new URLSearchParams(query).get('course'))
  return to.pathname === location.pathname && here === there ? null : to.pathname + to.search + to.hash
}

/**
 * The ways out of a page that has something to save: while it is held, a link to another page is told of rather than
 * followed, and the browser asks before the tab is closed. The way back is not held: what was typed is kept.
 */
export const wayOutActor = (navigate: (href: string) => void) =>
  fromCallback<WayOutCommand, undefined>(({ receive, sendBack }) => {
    let listening: AbortController | null = null
    const tell = (event: CourseDraftEvent) => sendBack(event)
    const free = () => {
      listening?.abort()
      listening = null
    }
    const hold = () => {
      free()
      listening = new AbortController()
      const { signal } = listening
      window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
      // Before the router hears of it.
      document.addEventListener(
        'click',
        (event) => {
          const href = leadsOut(event)
          if (href === null) return
          event.preventDefault()
          event.stopPropagation()
          tell({ type: 'leave.asked', href })
        },
        { signal, capture: true },
      )
    }
    receive((command) => {
      if (command.type === 'held') hold()
      else free()
      if (command.type === 'gone') navigate(command.href)
    })
    return free
  })
