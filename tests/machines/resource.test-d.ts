import { expectTypeOf, test } from 'vitest'
import { fromPromise, type ActorRefFrom } from 'xstate'

import { selectData, type ResourceFace } from '../../src/machines/resource/resource.connect.ts'
import {
  createResourceMachine,
  type ResourceActor,
  type ResourceInput,
  type ResourceSnapshot,
} from '../../src/machines/resource/resource.machine.ts'

type Courses = readonly string[]
type Query = Readonly<{ search: string }>

const machine = createResourceMachine<Courses, Query>()

test('a resource is typed by its data and its query, in what it reads and asks', () => {
  expectTypeOf<ActorRefFrom<typeof machine>>().toEqualTypeOf<ResourceActor<Courses, Query>>()
  expectTypeOf(selectData<Courses, Query>).returns.toEqualTypeOf<Courses | undefined>()
  expectTypeOf<ResourceSnapshot<Courses, Query>['context']['query']>().toEqualTypeOf<Query>()
  expectTypeOf<ResourceInput<Courses, Query>['first']>().toEqualTypeOf<Courses | undefined>()
  expectTypeOf<ResourceFace>().toEqualTypeOf<'loading' | 'failed' | 'ready' | 'refreshing' | 'partial'>()
  // @ts-expect-error courses are not numbers
  machine.provide({ actors: { read: fromPromise(() => Promise.resolve(3)) } })
  void ((actor: ResourceActor<Courses, Query>) => {
    // @ts-expect-error the query is another
    actor.send({ type: 'query.changed', query: { text: '' } })
  })
})
