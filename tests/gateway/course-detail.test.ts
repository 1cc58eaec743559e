import type { CourseDetail } from '../../src/domain/contract/course-search.contract.ts'
import { call, testCalls } from './calls.ts'
import { classSummary, course } from './fake-server.ts'

const DETAIL: CourseDetail = {
  course: course(2),
  audience: 'Tow operators',
  teaches: ['Where to stand'],
  expiresAfterDays: 730,
  prerequisite: { id: 1, title: 'Course 1' },
  lessons: [{ id: 4, title: 'Scene Safety', summary: 'How to stay alive.', timeLength: 61.5, picture: 'scene-safety' }],
  isOffered: true,
  classes: [classSummary(9), classSummary(8)],
  hasMoreClasses: true,
}

testCalls([
  call(
    'CourseDetail',
    { courseId: 2 },
    {
      sends: 'GET /api/course-search/2',
      answer: DETAIL,
      gives: { courseDetail: DETAIL },
      broken: {
        'a class at no time': { ...DETAIL, classes: [{ ...classSummary(9), courseDate: 'soon' }] },
        'a lesson without a length': { ...DETAIL, lessons: [{ id: 4, title: 'Scene Safety', summary: '' }] },
      },
    },
  ),
])
