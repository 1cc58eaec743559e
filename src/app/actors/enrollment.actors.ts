import { ifKnown } from '../../domain/if-known.ts'
import { renewalOf } from '../../domain/renewal.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { enrollmentMachine, type Standing } from '../../machines/enrollment/enrollment.machine.ts'

/** Enrolling in an online course, from a card or from its page. */
export const createEnrollment = ({ ask, now }: Gateway) =>
  enrollmentMachine.provide({
    actors: {
      checkStanding: asking<Standing, { courseId: number; studentId: number | null }>(
        async ({ courseId, studentId }, signal) => {
          const [{ onlineOffering }, { onlineEnrollment }, held] = await Promise.all([
            ask('OnlineOffering', { courseId }, { signal }),
            studentId === null
              ? { onlineEnrollment: null }
              : ask('OnlineEnrollment', { courseId, studentId }, { signal }),
            studentId === null ? null : ifKnown(ask('Renewals', { studentId }, { signal })),
          ])
          return {
            offering: onlineOffering,
            enrollment: onlineEnrollment,
            renewal: held && renewalOf(held.dashboard, courseId, now()),
            now: now(),
          }
        },
      ),
      enroll: asking<{ id: number }, { instructorOnlineCourseId: number; studentId: number }>(
        async (input, signal) => (await ask('EnrollStudent', input, { signal })).enrollStudent,
      ),
    },
  })
