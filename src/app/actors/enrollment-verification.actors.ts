import type {
  CheckedEnrollment,
  OwnEnrollment,
  VerificationDetails,
} from '../../domain/contract/enrollment-verification.contract.ts'
import { toFault } from '../../domain/fault.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { detailsFormMachine, type Verdict } from '../../machines/enrollment-verification/details-form.machine.ts'
import { enrollmentVerificationMachine } from '../../machines/enrollment-verification/enrollment-verification.machine.ts'
import { draftActors } from './draft.actors.ts'
import { createResource } from './kept-resource.actors.ts'

/** The caller's own online enrolments. */
export const createOwnEnrollments = (gateway: Gateway) =>
  createResource<readonly OwnEnrollment[]>(
    gateway,
    ['enrollments'],
    async (_query, signal) => (await gateway.ask('OwnEnrollments', {}, { signal })).ownEnrollments,
    () => 'ownEnrollments',
  )

/** Verifying an enrolment. The code that the details are confirmed with is the one that was found last. */
export const createEnrollmentVerification = ({ ask }: Gateway, viewerId: () => number | null) => {
  let found = ''
  return enrollmentVerificationMachine.provide({
    actors: {
      findEnrollment: asking<CheckedEnrollment, { code: string }>(async ({ code }, signal) => {
        const { enrollmentByCode } = await ask('EnrollmentByCode', { code }, { signal })
        found = code
        return enrollmentByCode
      }),
      sendCode: asking<void, { enrollmentId: number }>(async (input, signal) => {
        await ask('ResendEnrollmentCode', input, { signal })
      }),
      detailsForm: detailsFormMachine.provide({
        actors: {
          ...draftActors<Partial<VerificationDetails>>(viewerId),
          submit: asking<Verdict, { values: VerificationDetails }>(async ({ values: details }, signal) => {
            try {
              const { verifyEnrollment } = await ask('VerifyEnrollment', { code: found, details }, { signal })
              return { kind: 'verified', enrollment: verifyEnrollment }
            } catch (cause) {
              const { code } = toFault(cause)
              if (code === 'ALREADY_VERIFIED') return { kind: 'already' }
              if (code === 'VERIFICATION_CODE_UNKNOWN') return { kind: 'unknown' }
              throw cause
            }
          }),
        },
      }),
    },
  })
}
