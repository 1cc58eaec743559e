import { useEffect, useEffectEvent } from 'react'
import { createActor } from 'xstate'

import { overPageMachine } from '../../machines/over-page/over-page.machine.ts'
import { isMarked, OVER } from './history-marks.ts'

type Change = 'pushState' | 'replaceState'
type Close = () => void

/** When an entry comes and goes is the chart's to say; here is what the browser does for it. */
const overPage = createActor(overPageMachine)
/** How to close what lies over the page, the topmost last. */
const lying: Close[] = []
/** Changes of the address that wait for the way down. */
let waiting: (() => void)[] = []
/** The path of the page that something lies over. */
let page = ''
let isReady = false

const isOver = (state: unknown): boolean => isMarked(state, OVER)
const overState = (state: unknown): object => ({ ...(typeof state === 'object' ? state : null), [OVER]: true })

/** Past the router, for which nothing changes: the address is the same above and below. */
const change = (type: Change, state: unknown) => History.prototype[type].call(history, state, '', location.href)

const tellLayers = () => overPage.send({ type: 'layers.changed', layers: lying.length })

const makeEntry = () => {
  page = location.pathname
  // What closes may lead to another place of the page: the way down does not scroll it back.
  history.scrollRestoration = 'manual'
  change('pushState', overState(history.state))
}

const comeBack = () => {
  history.scrollRestoration = 'auto'
  const held = waiting
  waiting = []
  for (const go of held) go()
  if (location.pathname === page) return
  // Who has left the page has left what lay over it.
  lying.length = 0
  tellLayers()
}

/** The reader is on another entry. */
const arrive = () => {
  const isAbove = isOver(history.state)
  if (isAbove) page = location.pathname
  overPage.send({ type: isAbove ? 'over.reached' : 'page.reached' })
}

/**
 * Who goes on to another page from what lies over this one leaves no entry for it behind, in which a step back would be
 * lost: it is taken away first. So it is where what lies over a list filters it, which is said of the page's own entry.
 */
const takeOver = (type: Change) => {
  const navigate = history[type].bind(history)
  history[type] = (state: unknown, unused: string, url?: string | URL | null) => {
    const { href } = new URL(url ?? location.href, location.href)
    if (overPage.getSnapshot().matches('below')) navigate(state, unused, url)
    else {
      waiting.push(() => navigate(state, unused, href))
      overPage.send({ type: 'address.wanted' })
    }
  }
}

/** With what first may lie over a page, and only in a browser. */
const begin = () => {
  if (isReady) return
  isReady = true
  takeOver('pushState')
  takeOver('replaceState')
  overPage.on('entry.wanted', makeEntry)
  overPage.on('step.wanted', () => history.back())
  overPage.on('entry.kept', () => change('replaceState', null))
  overPage.on('page.returned', comeBack)
  overPage.on('close.wanted', () => lying.at(-1)?.())
  overPage.start()
  addEventListener('popstate', arrive)
  arrive()
}

const lie = (close: Close) => {
  lying.push(close)
  tellLayers()
  return () => {
    const at = lying.lastIndexOf(close)
    if (at >= 0) lying.splice(at, 1)
    tellLayers()
  }
}

/**
 * The browser's Back, a phone's key or its gesture closes what lies over a page rather than leaves the page: as Escape
 * does, so that it asks first where that asks. `CloseWatcher` would do the same in Chromium on Android alone; an entry
 * of the history of one's own does everywhere.
 */
export const useBackCloses = (isOpen: boolean, onClose: Close): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    begin()
    return isOpen ? lie(() => close()) : undefined
  }, [isOpen])
}
