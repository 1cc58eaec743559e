import { MESSAGE_MS, NOTIFICATION_MS, NOTIFICATIONS_AT_ONCE } from '../../domain/constants.ts'

export type NotificationTone = 'info' | 'success' | 'warning' | 'error'

type NotificationAction = Readonly<{
  label: string
  /** Told to whoever listens for `action.chosen`. */
  name: string
}>

/** What a screen says; the words are in the reader's language already. */
export type Notice = Readonly<{
  tone: NotificationTone
  text: string
  action?: NotificationAction
  /** A `message` confirms what the reader sees anyway, and goes sooner. */
  kind?: 'message'
  /** Milliseconds that it stays instead. */
  stays?: number
}>
export type Notification = Notice & Readonly<{ id: number }>

export type NotificationList = Readonly<{
  shown: readonly Notification[]
  /** What waits for room, first come first shown. */
  waiting: readonly Notification[]
  nextId: number
}>

export const NO_NOTIFICATIONS: NotificationList = { shown: [], waiting: [], nextId: 1 }

/** Milliseconds until a notice goes by itself; null if its button must be there for whoever is slow. */
export const timeOf = ({ action, kind, stays }: Notice): number | null =>
  action ? null : (stays ?? (kind === 'message' ? MESSAGE_MS : NOTIFICATION_MS))

const fill = (all: readonly Notification[], nextId: number): NotificationList => ({
  shown: all.slice(0, NOTIFICATIONS_AT_ONCE),
  waiting: all.slice(NOTIFICATIONS_AT_ONCE),
  nextId,
})

/** Adds a notice; one that is already told or waiting is not told twice. */
export const addNotice = (list: NotificationList, notice: Notice): NotificationList => {
  const all = [...list.shown, ...list.waiting]
  const isTold = all.some(
    (held) => held.tone === notice.tone && held.text === notice.text && held.action?.name === notice.action?.name,
  )
  return isTold ? list : fill([...all, { ...notice, id: list.nextId }], list.nextId + 1)
}

export const removeNotification = (list: NotificationList, id: number): NotificationList =>
  fill(
    [...list.shown, ...list.waiting].filter((held) => held.id !== id),
    list.nextId,
  )
