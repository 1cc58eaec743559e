import { courseDetail, courseSearchPage } from '../../domain/contract/course-search.contract.ts'
import { COURSE_SEARCH } from '../../domain/course-search.ts'
import type { ListAsked } from '../../domain/list.ts'
import { searchAmong } from '../../domain/search-among.ts'
import type { GatewayContext } from '../context.ts'
import { toldCourse } from '../section-7.ts'
import { reads } from './call.ts'

export const courseSearchCalls = {
  courseSearch: reads({
    path: '/course-search',
    list: COURSE_SEARCH,
    answer: courseSearchPage,
    otherwise: async ({ asked }: Readonly<{ asked: ListAsked }>, { rows }: GatewayContext) =>
      searchAmong(await rows('/courses', toldCourse), asked),
  }),
  courseDetail: reads({ path: '/course-search/{courseId}', answer: courseDetail }),
}
