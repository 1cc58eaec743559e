import type { Course } from '../../domain/contract/course.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createExactResource } from './kept-resource.actors.ts'

/** The list of courses, wherever it is shown. */
export const createCourses = (gateway: Gateway) =>
  createExactResource<readonly Course[]>(
    gateway,
    [],
    async (_query, signal) => (await gateway.ask('Courses', {}, { signal })).courses,
    () => 'courses',
  )
