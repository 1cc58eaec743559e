import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'

import { wordsIn } from '../../i18n/words-in.ts'
import { loadWords } from '../../i18n/words.tsx'
import {
  fullscreenMachine,
  type FullscreenActor,
  type FullscreenNews,
} from '../../machines/fullscreen/fullscreen.machine.ts'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'

/** A phone's browser may know the word and not do it. */
const isSupported = () => document.fullscreenEnabled && typeof document.documentElement.requestFullscreen === 'function'

/** The whole screen as the browser gives it and takes it. */
export const fullscreenActors = {
  watchFullscreen: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tell = (event: FullscreenNews) => sendBack(event)
    const look = () => tell({ type: document.fullscreenElement ? 'fullscreen.entered' : 'fullscreen.left' })
    document.addEventListener('fullscreenchange', look)
    if (!isSupported()) tell({ type: 'fullscreen.missed' })
    else if (document.fullscreenElement) look()
    return () => document.removeEventListener('fullscreenchange', look)
  }),

  enterFullscreen: fromPromise<void, undefined>(() => document.documentElement.requestFullscreen()),

  leaveFullscreen: fromPromise<void, undefined>(() => document.exitFullscreen()),
}

/** Starts it, and says the error of the specification where it fails. */
export const startFullscreen = ({
  settings,
  notifications,
}: Pick<Actors, 'settings' | 'notifications'>): FullscreenActor => {
  const fullscreen = createActor(fullscreenMachine.provide({ actors: fullscreenActors }))
  const say = async () => {
    const language = selectLanguage(settings.getSnapshot())
    await loadWords(language, ['toolbar'])
    const text = wordsIn(language).toolbar.fullscreenFailed()
    notifications.send({ type: 'notice.given', notice: { tone: 'error', text } })
  }
  fullscreen.on('fullscreen.failed', () => void say().catch(() => {}))
  return fullscreen.start()
}
