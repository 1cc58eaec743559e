import type { ReactNode } from 'react'

import type { EnrollmentDetail } from '../../../domain/contract/enrollment-record.contract.ts'
import type { ENROLLMENT_RECORDS_LIST, EnrollmentRecord } from '../../../domain/contract/enrollment-records.list.ts'
import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { EnrollmentExtensionMachine } from '../../../machines/enrollment-extension/enrollment-extension.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

/** Which enrolments end, and why: what their students are told. */
export type Dropping = Readonly<{ people: ChosenRows; reason: string }>

/** Which attempt does not count, and why. */
export type AttemptReset = Readonly<{
  enrollmentId: number
  attemptId: number
  number: number
  lesson: string
  reason: string
}>

export type EnrollmentRecordsMachines = Readonly<{
  list: ListMachine<EnrollmentRecord>
  deed: ActDeedMachine<PlainActOf<typeof ENROLLMENT_RECORDS_LIST>>
  extending: EnrollmentExtensionMachine
  dropping: DeedMachine<Dropping, ListAct>
}>

export type EnrollmentRecordsProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: EnrollmentRecordsMachines
  acting: Acting
  /** All that there is to one that is opened. */
  whole: (record: EnrollmentRecord) => ReactNode
}>

export type EnrollmentWholeProps = Readonly<{
  id: number
  machines: Readonly<{
    detail: ResourceMachine<EnrollmentDetail, number>
    resetting: DeedMachine<AttemptReset>
  }>
}>
