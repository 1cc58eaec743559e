import type { OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import { aLesson, standingAt } from '../lesson/lesson.fixture.ts'

/** Two lessons: 2 is being watched, 3 is locked. */
export const aCourse = (facts: Partial<OnlineCourseProgress> = {}): OnlineCourseProgress => ({
  id: 1,
  courseId: 9,
  courseTitle: 'National TIM responder course',
  status: 1,
  expirationDate: '2027-05-04T00:00:00Z',
  nextEvents: ['enrollment.dropped', 'enrollment.extended'],
  quizTime: 'standard',
  lessons: [aLesson(), aLesson({ id: 3, position: 2, title: 'Traffic management', ...standingAt('locked') })],
  certificate: null,
  ...facts,
})

export const aCompletedCourse = (): OnlineCourseProgress =>
  aCourse({
    status: 3,
    nextEvents: [],
    lessons: [
      aLesson(standingAt('passed')),
      aLesson({ id: 3, position: 2, title: 'Traffic management', ...standingAt('passed') }),
    ],
    certificate: { number: 'TIM-7K3M-9Q2X', downloadUrl: '/files/certificates/download/TIM-7K3M-9Q2X.pdf' },
  })
