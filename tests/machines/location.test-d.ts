import { expectTypeOf, test } from 'vitest'

import type { Position } from '../../src/domain/places.ts'
import type { LocationActor } from '../../src/machines/course-search/location.machine.ts'

test('a position is there or is null, and one event asks', () => {
  type Context = ReturnType<LocationActor['getSnapshot']>['context']
  expectTypeOf<Context['position']>().toEqualTypeOf<Position | null>()
  // @ts-expect-error a position is found, not given
  void ((actor: LocationActor) => actor.send({ type: 'location.given' }))
})
