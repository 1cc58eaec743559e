import { fromPromise } from 'xstate'

import type {
  CheckedEnrollment,
  OwnEnrollment,
  VerificationDetails,
} from '../../../domain/contract/enrollment-verification.contract.ts'
import { detailsFormMachine, type Verdict } from '../../../machines/enrollment-verification/details-form.machine.ts'
import { enrollmentVerificationMachine } from '../../../machines/enrollment-verification/enrollment-verification.machine.ts'
import { answers } from '../story-actors.ts'

const COURSE = 'National TIM Responder Course (online)'

export const OWN: readonly OwnEnrollment[] = [
  {
    id: 7,
    courseId: 1,
    courseTitle: COURSE,
    status: 1,
    startedAt: '2026-04-02T14:00:00Z',
    expirationDate: '2027-04-02T14:00:00Z',
    isVerified: false,
    incomplete: false,
    canBeVerified: true,
  },
  {
    id: 4,
    courseId: 5,
    courseTitle: 'TIM Refresher',
    status: 3,
    startedAt: '2025-05-02T14:00:00Z',
    expirationDate: '2026-05-02T14:00:00Z',
    isVerified: true,
    incomplete: false,
    canBeVerified: false,
  },
]

export const FOUND: CheckedEnrollment = {
  enrollmentId: 7,
  courseId: 1,
  courseTitle: COURSE,
  isVerified: false,
  verifiedAt: null,
  details: { firstName: 'Dana', lastName: 'Whitfield', licenseNumber: 'EMS-4471', primaryAgencyId: 2 },
}

export const VERIFIED: Verdict = {
  kind: 'verified',
  enrollment: {
    enrollmentId: 7,
    courseId: 1,
    courseTitle: COURSE,
    verifiedAt: '2026-05-04T14:00:00Z',
    incomplete: true,
  },
}

type Parts = Readonly<{
  find?: ReturnType<typeof answers<CheckedEnrollment, { code: string }>>
  send?: ReturnType<typeof answers<void, { enrollmentId: number }>>
  submit?: ReturnType<typeof answers<Verdict, { values: VerificationDetails }>>
}>

/** The chart with outside actors of stories and tests; what is not given works. */
export const verificationThat = ({
  find = answers<CheckedEnrollment, { code: string }>(FOUND),
  send = answers<void, { enrollmentId: number }>(undefined),
  submit = answers<Verdict, { values: VerificationDetails }>(VERIFIED),
}: Parts = {}) =>
  enrollmentVerificationMachine.provide({
    actors: {
      findEnrollment: find,
      sendCode: send,
      detailsForm: detailsFormMachine.provide({
        actors: {
          submit,
          recallDraft: fromPromise<Partial<VerificationDetails> | null, { form: string }>(() => Promise.resolve(null)),
          keepDraft: fromPromise(() => Promise.resolve()),
          dropDraft: fromPromise(() => Promise.resolve()),
        },
      }),
    },
  })
