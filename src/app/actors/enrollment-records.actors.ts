import type { EnrollmentDetail } from '../../domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_RECORDS_LIST } from '../../domain/contract/enrollment-records.list.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import { isSeen } from '../../domain/plain-name.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  enrollmentExtensionMachine,
  type ExtensionAsked,
} from '../../machines/enrollment-extension/enrollment-extension.machine.ts'
import type {
  AttemptReset,
  Dropping,
  EnrollmentRecordsMachines,
  EnrollmentWholeProps,
} from '../../views/pages/enrollment-records/enrollment-records.props.ts'
import { askAct, createActDeed } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { createResource } from './kept-resource.actors.ts'

/** Everything that the page of online enrolments asks for. */
export const createEnrollmentRecords = (
  gateway: Gateway,
  writeAddress: (asked: ListAsked) => void,
): EnrollmentRecordsMachines => ({
  list: createDefinedList(ENROLLMENT_RECORDS_LIST, {
    gateway,
    topics: ['enrollmentRecords'],
    writeAddress,
  }),
  deed: createActDeed(gateway, ENROLLMENT_RECORDS_LIST),
  extending: enrollmentExtensionMachine.provide({
    actors: {
      preview: asking(
        async (asked: ExtensionAsked, signal) =>
          (await gateway.ask('PreviewExtension', asked, { signal })).previewExtension,
      ),
      extend: asking<ListAct, ExtensionAsked>((asked, signal) =>
        askAct(gateway, ENROLLMENT_RECORDS_LIST, 'extend')(asked, signal),
      ),
    },
  }),
  dropping: createDeed(
    ({ people: { selection }, reason }: Dropping, signal) =>
      askAct(gateway, ENROLLMENT_RECORDS_LIST, 'drop')({ selection, reason }, signal),
    { isReady: ({ reason }) => isSeen(reason) },
  ),
})

/** The same of one that is opened. */
export const createEnrollmentWhole = (gateway: Gateway): EnrollmentWholeProps['machines'] => ({
  detail: createResource<EnrollmentDetail, number>(
    gateway,
    ['enrollmentRecords'],
    async (id, signal) => (await gateway.ask('EnrollmentRecord', { id }, { signal })).enrollmentRecord,
    (id) => `enrollmentRecord ${id}`,
  ),
  resetting: createDeed(
    async ({ enrollmentId: id, attemptId, reason }: AttemptReset, signal) => {
      await gateway.ask('ResetAttempt', { id, attemptId, reason }, { signal })
    },
    { isReady: ({ reason }) => isSeen(reason) },
  ),
})
