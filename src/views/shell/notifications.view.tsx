import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { useWords } from '../../i18n/words.tsx'
import type { Notification, NotificationTone } from '../../machines/notifications/notification-list.ts'
import type { NotificationsActor } from '../../machines/notifications/notifications.machine.ts'
import { ToastRegion, type ToastMessage, type ToastTone } from '../ui/toast-region.view.tsx'
import { useActors } from './actors.context.tsx'

const TONE: Readonly<Record<NotificationTone, ToastTone>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
}

const messageOf = ({ id, tone, text, action }: Notification, onAct: (id: number) => void): ToastMessage => {
  const message = { id: String(id), tone: TONE[tone], text }
  return action ? { ...message, action: { label: action.label, onAction: () => onAct(id) } } : message
}

type NotificationListProps = Readonly<{
  notifications: NotificationsActor
  /** What stays longer, before them. */
  children?: ReactNode
}>

export const NotificationList = ({ notifications, children }: NotificationListProps) => {
  const shown = useSelector(notifications, (snapshot) => snapshot.context.shown)
  const words = useWords()
  const act = (id: number) => notifications.send({ type: 'notification.acted', id })
  return (
    <ToastRegion
      label={words.shell.notifications()}
      dismissLabel={words.actions.dismiss()}
      messages={shown.map((notification) => messageOf(notification, act))}
      onDismiss={(id) => notifications.send({ type: 'notification.dismissed', id: Number(id) })}
      onHold={() => notifications.send({ type: 'attention.gained' })}
      onRelease={() => notifications.send({ type: 'attention.lost' })}
    >
      {children}
    </ToastRegion>
  )
}

export const Notifications = ({ children }: Readonly<{ children?: ReactNode }>) => (
  <NotificationList notifications={useActors().notifications}>{children}</NotificationList>
)
