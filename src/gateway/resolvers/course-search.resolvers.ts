import { courseDetail, courseSearchPage } from '../../domain/contract/course-search.contract.ts'
import { COURSE_SEARCH } from '../../domain/course-search.ts'
import { listRequest } from '../../domain/list.ts'
import type { QueryResolvers } from '../generated/resolvers.ts'

export const courseSearchQueries = {
  courseSearch: (_root, { asked }, { get }) =>
    get(`/course-search${listRequest(COURSE_SEARCH, asked)}`, courseSearchPage),
  courseDetail: (_root, { courseId }, { get }) => get(`/course-search/${courseId}`, courseDetail),
} satisfies QueryResolvers
