import type { Course } from '../../domain/contract/course.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { resourceActors } from './resource.actors.ts'

/** The list of courses, wherever it is shown. */
export const createCourses = (gateway: Gateway) =>
  createResourceMachine<readonly Course[]>().provide({
    actors: resourceActors<readonly Course[]>(
      gateway,
      [],
      async (_query, signal) => (await gateway.ask('Courses', {}, { signal })).courses,
    ),
  })
