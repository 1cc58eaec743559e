import { createElement, use, type ComponentType, type ReactElement } from 'react'

import { FAILURE_HELD_MS } from '../../i18n/words.tsx'

type Module<Props> = Readonly<{ default: ComponentType<Props> }>

/**
 * A part whose script arrives when it is first drawn, or a little before. Unlike `lazy`, one that could not come is
 * asked for again when it is drawn again. Draw it within a `Part`.
 */
export const arriving = <Props extends object>(load: () => Promise<Module<Props>>) => {
  let held: Promise<Module<Props>> | null = null
  const open = () => {
    held ??= load().catch((cause: unknown) => {
      // Not before the drawing that waited has heard of it, or it would ask again and again.
      setTimeout(() => {
        held = null
      }, FAILURE_HELD_MS)
      throw cause
    })
    return held
  }
  return {
    Arriving: (props: Props): ReactElement => createElement(use(open()).default, props),
    /** Someone is about to want it. */
    prepare: () => void open().catch(() => {}),
    /** It is awaited. */
    bring: open,
  }
}
