import { wordsIn } from '../../i18n/words-in.ts'
import type { Words } from '../../i18n/words.tsx'
import type { NotificationTone } from '../../machines/notifications/notification-list.ts'
import { isUnsaved, selectLanguage } from '../../machines/settings/settings.connect.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'

/** Says what happens to the whole app, wherever a person is in it. */
export const giveNotices = ({ auth, connection, settings, notifications }: Actors): void => {
  const say = (tone: NotificationTone, pick: (words: Words) => string, kind?: 'message') => {
    const text = pick(wordsIn(selectLanguage(settings.getSnapshot())))
    notifications.send({ type: 'notice.given', notice: { tone, text, ...(kind && { kind }) } })
  }
  /** Tells of what has become so since the last look, not of what still is. */
  const onRise = (tone: NotificationTone, pick: (words: Words) => string) => {
    let wasSo = false
    return (isSo: boolean) => {
      if (isSo && !wasSo) say(tone, pick)
      wasSo = isSo
    }
  }

  const onEnd = onRise('warning', (words) => words.faults.unauthorised())
  auth.subscribe(({ context }) => onEnd(context.fault?.kind === 'unauthorised'))

  const onUnlearned = onRise('error', (words) => words.shell.languageFailed())
  settings.subscribe((snapshot) => onUnlearned(snapshot.matches({ ready: { speech: 'unlearned' } })))

  const onUnsaved = onRise('warning', (words) => words.shell.settingsUnsaved())
  settings.subscribe((snapshot) => onUnsaved(isUnsaved(snapshot)))

  let wasOffline = false
  connection.subscribe((snapshot) => {
    const isOffline = snapshot.matches('offline')
    if (wasOffline && !isOffline) say('success', (words) => words.shell.offline.returned(), 'message')
    wasOffline = isOffline
  })
}
