import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { useWords } from '../../i18n/words.tsx'
import type { Notification, NotificationTone } from '../../machines/notifications/notification-list.ts'
import type { NotificationsActor } from '../../machines/notifications/notifications.machine.ts'
import { REGION_KEY } from '../ui/region-key.ts'
import { ToastRegion, type ToastMessage, type ToastTone } from '../ui/toast-region.view.tsx'
import { useActors } from './actors.context.tsx'
import { useLazySelector } from './lazy-actor.ts'

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
  /** Whether something can be done about what stays longer. */
  hasActs?: boolean
  /** What stays longer, before them. */
  children?: ReactNode
}>

export const NotificationList = ({ notifications, hasActs = false, children }: NotificationListProps) => {
  const shown = useSelector(notifications, (snapshot) => snapshot.context.shown)
  const words = useWords()
  const hasDeeds = hasActs || shown.some(({ action }) => action !== undefined)
  const act = (id: number) => notifications.send({ type: 'notification.acted', id })
  return (
    <ToastRegion
      label={words.shell.notifications()}
      dismissLabel={words.actions.dismiss()}
      keyHint={hasDeeds ? words.shell.notificationsKey({ key: REGION_KEY }) : undefined}
      messages={shown.map((notification) => messageOf(notification, act))}
      onDismiss={(id) => notifications.send({ type: 'notification.dismissed', id: Number(id) })}
      onHold={() => notifications.send({ type: 'attention.gained' })}
      onRelease={() => notifications.send({ type: 'attention.lost' })}
    >
      {children}
    </ToastRegion>
  )
}

export const Notifications = ({ children }: Readonly<{ children?: ReactNode }>) => {
  const { notifications, acts } = useActors()
  const hasActs = useLazySelector(acts, ({ context }) => context.acts.length > 0, false)
  return (
    <NotificationList notifications={notifications} hasActs={hasActs}>
      {children}
    </NotificationList>
  )
}
