import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

import { listDefault } from '../domain/contract/auth.contract.ts'
import { id, signedUrl } from '../domain/contract/common.contract.ts'
import { savedSettings } from '../domain/contract/settings.contract.ts'
import { COURSE_TYPE } from '../domain/course.ts'
import { recordOf } from '../domain/keys.ts'
import { askedIn } from '../domain/person-fields.ts'
import { CATEGORY_PICTURES } from '../domain/picture.ts'

/** The calls of the specification's section 7: a server that speaks it knows these, and need know no other. */
const CALLS = [
  'GET /auth/me',
  'POST /auth/login',
  'POST /auth/sign-up',
  'POST /auth/{id}/verify/send',
  'GET /auth/profile-data',
  'POST /profiles/phone/verify/send',
  'POST /profiles/phone/verify',
  'POST /profiles/settings/notification',
  'GET /courses',
  'GET /agencies',
  'GET /user-types',
  'GET /instructor-course-students/students/{studentId}/enrollments',
  'GET /instructor-online-course/findOne',
  'GET /instructor-online-course-student/findOne',
  'POST /instructor-online-course-student/enroll-student',
].map((call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Whether section 7 names a call: `GET /courses`, whatever its query. */
export const isSpecified = (call: string): boolean => {
  const [plain = ''] = call.split('?')
  return CALLS.some((pattern) => pattern.test(plain))
}

/**
 * What these calls answer is read by the fields of section 3: those are needed. What our server says beyond them is
 * taken where it is there, and is null, or what the specification gives, where it is not.
 */
const beside = <T>(shape: z.ZodMiniType<T>, otherwise: NoInfer<T>) => orElse(shape, otherwise)
const orNull = <T>(shape: z.ZodMiniType<T>) => beside<T | null>(z.nullable(shape), null)

/** In any zone of the world; given on as ours are, in UTC. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => (text.endsWith('Z') ? text : new Date(text).toISOString())),
)

/** GET /auth/me */
export const toldViewer = z.object({
  id: orNull(id),
  email: z.string(),
  welcomed: beside(z.boolean(), false),
  shortcuts: beside(z.array(z.string()), []),
  settings: orNull(savedSettings),
  profile: z.object({
    firstName: beside(z.string(), ''),
    lastName: beside(z.string(), ''),
    phone: orNull(z.string()),
    student: orNull(z.object({ id })),
  }),
  photoUrl: orNull(signedUrl),
  roleMappings: z.array(z.object({ roleId: z.int() })),
  listDefaults: beside(z.array(listDefault), []),
})

/** One of GET /courses. Without a picture its type chooses one, and the standard one is for whatever has none of its own. */
export const toldCourse = z.object({
  id,
  title: z.string(),
  description: beside(z.string(), ''),
  courseTypeId: beside<number>(z.int(), COURSE_TYPE.standard),
  courseCategory: z.object({ name: z.string(), picture: orNull(z.enum(CATEGORY_PICTURES)) }),
  totalCourseHours: z.number(),
  isOnline: z.boolean(),
})

export const toldCourses = z.array(toldCourse)

/** Of lessons section 3 names what is played: they are counted. */
const lessons = z.array(z.object({ id: beside(id, 0) }))

/** GET /instructor-online-course/findOne. How many lessons there are, its course says too. */
export const toldOffering = z.nullable(
  z.pipe(
    z.object({
      id,
      courseId: id,
      course: z.extend(toldCourse, { lessons: beside(lessons, []) }),
      lessonCount: orNull(z.int()),
      videoSeconds: orNull(z.number()),
      expiresAfterDays: orNull(z.int()),
    }),
    z.transform(({ course: { lessons: held, ...course }, lessonCount, ...offering }) => ({
      ...offering,
      course,
      lessonCount: lessonCount ?? (held.length > 0 ? held.length : null),
    })),
  ),
)

/** GET /instructor-online-course-student/findOne, of the student and the course that were asked about. */
export const toldEnrollmentOf = (studentId: number, courseId: number) =>
  z.nullable(
    z.object({
      id,
      studentId: beside(id, studentId),
      expirationDate: moment,
      status: z.int(),
      isVerified: z.boolean(),
      incomplete: z.boolean(),
      progress: z.array(z.object({ lessonId: id, status: orNull(z.int()) })),
      instructorOnlineCourse: z.object({
        courseId: id,
        course: z.object({ id: beside(id, courseId), title: beside(z.string(), ''), lessons }),
      }),
    }),
  )

/** GET /instructor-course-students/students/{studentId}/enrollments, of that student. */
export const toldSeatsOf = (studentId: number) =>
  z.array(
    z.object({
      id: orNull(id),
      studentId: beside(id, studentId),
      instructorCourse: z.object({
        id: orNull(id),
        courseId: id,
        courseStatusId: z.int(),
        courseDate: moment,
        courseEndDate: orNull(moment),
      }),
    }),
  )

/** POST /auth/sign-up: where nothing is said, a mail is waited for, as the specification has it. */
export const toldSignUp = orElse(z.object({ needsEmail: z.boolean() }), { needsEmail: true })

/** GET /auth/profile-data: of the sign-up payload, what is known of the person. */
export const toldProfileData = z.object({
  userType: beside(z.int(), 0),
  ...recordOf(askedIn('prefill'), () => beside(z.string(), '')),
  primaryAgencyId: orNull(id),
})
