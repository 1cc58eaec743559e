import { fromPromise } from 'xstate'

import { renewalOf } from '../../domain/renewal.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { enrollmentMachine, type Standing } from '../../machines/enrollment/enrollment.machine.ts'

/** Enrolling in an online course, from a card or from its page, which leads on into it. */
export const createEnrollment = ({ ask, now }: Gateway, navigate: (href: string) => void) =>
  enrollmentMachine.provide({
    actors: {
      checkStanding: asking<Standing, { courseId: number; studentId: number | null }>(
        async ({ courseId, studentId }, signal) => {
          if (studentId === null) {
            const { onlineOffering: offering } = await ask('OnlineOffering', { courseId }, { signal })
            return { offering, enrollment: null, renewal: null, now: now() }
          }
          const asked = await ask('EnrollmentStanding', { courseId, studentId }, { signal })
          const { onlineOffering: offering, onlineEnrollment: enrollment, knownDashboard: held } = asked
          return { offering, enrollment, renewal: held && renewalOf(held, courseId, now()), now: now() }
        },
      ),
      enroll: asking<{ id: number }, { instructorOnlineCourseId: number; studentId: number }>(
        async (input, signal) => (await ask('EnrollStudent', input, { signal })).enrollStudent,
      ),
      openCourse: fromPromise<void, { courseId: number }>(async ({ input }) =>
        navigate(`/online-course/${input.courseId}`),
      ),
    },
  })
