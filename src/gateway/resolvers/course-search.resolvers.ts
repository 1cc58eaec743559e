import { courseDetail, courseSearchPage } from '../../domain/contract/course-search.contract.ts'
import { COURSE_SEARCH } from '../../domain/course-search.ts'
import { ifKnown } from '../../domain/if-known.ts'
import { listRequest } from '../../domain/list.ts'
import { searchAmong } from '../../domain/search-among.ts'
import type { QueryResolvers } from '../generated/resolvers.ts'
import { toldCourse } from '../section-7.ts'

export const courseSearchQueries = {
  courseSearch: async (_root, { asked }, { get, rows }) =>
    (await ifKnown(get(`/course-search${listRequest(COURSE_SEARCH, asked)}`, courseSearchPage))) ??
    searchAmong(await rows('/courses', toldCourse), asked),
  courseDetail: (_root, { courseId }, { get }) => get(`/course-search/${courseId}`, courseDetail),
} satisfies QueryResolvers
