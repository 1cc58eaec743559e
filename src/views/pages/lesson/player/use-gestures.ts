import { useEffect, useEffectEvent, useState } from 'react'

import type { PlayerScreenActor, TapSide } from '../../../../machines/lesson/player-screen.machine.ts'

/** The parts of the picture's width at its sides where two taps lead back or on. */
const SIDE_SHARE = 0.35

const sideOf = (event: PointerEvent, picture: HTMLElement): TapSide => {
  const { left, width } = picture.getBoundingClientRect()
  const share = width > 0 ? (event.clientX - left) / width : 1 / 2
  if (share < SIDE_SHARE) return 'left'
  return share > 1 - SIDE_SHARE ? 'right' : 'middle'
}

/** Whether somebody has come by the keyboard: a button that a mouse pressed has the focus, and is not looked at. */
const isByKeys = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible')

/**
 * Hears what a mouse, a finger and the focus do on the frame of a video. `pressPicture` is the press of a mouse on what
 * bears `data-screen`; a finger's is a tap, which is the chart's.
 */
export const useGestures = (screen: PlayerScreenActor, pressPicture: () => void) => {
  const [frame, hold] = useState<HTMLElement | null>(null)
  const pressed = useEffectEvent(pressPicture)
  useEffect(() => {
    if (!frame) return undefined
    const listening = new AbortController()
    const pictureOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-screen]') : null
    let isWaking = false
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
      isEarly = false,
    ) => frame.addEventListener(name, act, { signal: listening.signal, capture: isEarly })

    hear('pointermove', ({ pointerType }) => {
      if (pointerType !== 'touch') screen.send({ type: 'screen.stirred' })
    })
    // A finger does not press what it cannot see: its first touch shows the controls.
    hear(
      'pointerdown',
      (event) => {
        screen.send({ type: 'focus.left' })
        isWaking =
          event.pointerType === 'touch' &&
          !pictureOf(event) &&
          screen.getSnapshot().matches({ controls: 'faded' }) &&
          // Below the picture they stay in sight. Older browsers cannot say it.
          !(event.target as Partial<Element>).checkVisibility?.({ checkOpacity: true })
        if (isWaking) screen.send({ type: 'screen.stirred' })
      },
      true,
    )
    hear(
      'click',
      (event) => {
        if (!isWaking) return
        isWaking = false
        event.preventDefault()
        event.stopPropagation()
      },
      true,
    )
    hear('click', (event) => {
      const picture = pictureOf(event)
      if (!picture) return
      const isTouched = event instanceof PointerEvent && event.pointerType === 'touch'
      const side = isTouched ? sideOf(event, picture) : 'middle'
      // One touch of a picture that stands still plays it; at its sides it may be the first of two.
      const isStill = side === 'middle' && screen.getSnapshot().matches({ video: 'still' })
      if (isTouched && !isStill) screen.send({ type: 'screen.tapped', side })
      else pressed()
    })
    hear('keydown', () => screen.send({ type: 'focus.entered' }))
    hear('focusin', ({ target }) => {
      if (isByKeys(target)) screen.send({ type: 'focus.entered' })
    })
    hear('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && frame.contains(relatedTarget))) screen.send({ type: 'focus.left' })
    })
    return () => listening.abort()
  }, [frame, screen])
  return hold
}
