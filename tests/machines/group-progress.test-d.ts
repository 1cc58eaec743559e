import { expectTypeOf, test } from 'vitest'

import type { GroupProgressActor, ProgressNews } from '../../src/machines/group-progress/group-progress.machine.ts'

test('what a coordinator may do is said, and nothing else', () => {
  type Context = ReturnType<GroupProgressActor['getSnapshot']>['context']
  expectTypeOf<Context['news']>().toEqualTypeOf<ProgressNews | null>()
  // @ts-expect-error a reminder is confirmed, not sent
  void ((actor: GroupProgressActor) => actor.send({ type: 'reminder.sent' }))
})
