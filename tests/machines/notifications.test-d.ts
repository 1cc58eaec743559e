import { expectTypeOf, test } from 'vitest'
import type { EventFromLogic } from 'xstate'

import type {
  NotificationsActor,
  NotificationsEvent,
  notificationsMachine,
} from '../../src/machines/notifications/notifications.machine.ts'

test('notifications take notices with a tone of ours, and tell chosen actions', () => {
  expectTypeOf<EventFromLogic<typeof notificationsMachine>>().toEqualTypeOf<NotificationsEvent>()
  void ((notifications: NotificationsActor) =>
    notifications.on('action.chosen', (chosen) => {
      expectTypeOf(chosen.name).toEqualTypeOf<string>()
    }))
  void ((notifications: NotificationsActor) => {
    notifications.send({ type: 'notice.given', notice: { tone: 'success', text: 'Saved' } })
    // @ts-expect-error no such tone
    notifications.send({ type: 'notice.given', notice: { tone: 'loud', text: 'Saved' } })
  })
})
