import type { Notice } from '../../machines/notifications/notification-list.ts'
import type { NotificationsActor } from '../../machines/notifications/notifications.machine.ts'

/**
 * Notices of a form's trouble. Each is over with the next try, and with what came of it: who was let in reads on their own
 * page nothing of a wrong password. What went well is told wherever its person goes on.
 */
export const troubleNotices = (notifications: NotificationsActor) => {
  let told: readonly string[] = []
  const takeBack = () => {
    const { shown, waiting } = notifications.getSnapshot().context
    const over = told
    told = []
    for (const { id, tone, text } of [...shown, ...waiting])
      if (tone === 'error' && over.includes(text)) notifications.send({ type: 'notification.dismissed', id })
  }
  const tell = (notice: Notice) => {
    takeBack()
    if (notice.tone === 'error') told = [notice.text]
    notifications.send({ type: 'notice.given', notice })
  }
  return { tell, takeBack }
}
