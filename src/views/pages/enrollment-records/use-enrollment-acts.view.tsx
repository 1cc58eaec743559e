import { useActorRef } from '@xstate/react'
import { BadgeCheck, BellRing, CalendarPlus, CircleSlash } from 'lucide-react'
import { useRef } from 'react'

import { ENROLLMENT_RECORDS_LIST, type EnrollmentRecord } from '../../../domain/contract/enrollment-records.list.ts'
import { chosenRow } from '../../../domain/list.ts'
import type { EnrollmentLabelKind } from '../../../domain/student-enrollment.ts'
import { useWords } from '../../../i18n/words.tsx'
import { decideEnrollmentChange } from '../../../machines/lifecycle/decide-enrollment-change.ts'
import type { EnrollmentState } from '../../../machines/lifecycle/decide.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { DroppingDialog } from './enrollment-deeds.view.tsx'
import type { EnrollmentRecordsProps } from './enrollment-records.props.ts'
import { ExtendingDialog } from './extending.view.tsx'

export const nameOf = ({ firstName, lastName }: EnrollmentRecord): string => `${firstName} ${lastName}`

const STATE_OF: Readonly<Record<EnrollmentLabelKind, EnrollmentState>> = {
  active: 'active',
  expiredIncomplete: 'active',
  completed: 'completed',
  completedExpired: 'completed',
  expired: 'expired',
  dropped: 'dropped',
}

/** Whether the chart that the server decides by would take it; what only the server knows is taken to be so. */
const may = (event: 'enrollment.extended' | 'enrollment.dropped', { label }: EnrollmentRecord): boolean =>
  decideEnrollmentChange(
    STATE_OF[label],
    { isPastExpiration: label !== 'active', isForward: true, isAlone: true, isAsLeft: false },
    event,
  ) !== null

type Asked = BulkAct & Pick<RowAct, 'key' | 'isDangerous'> & Readonly<{ isFor: (row: EnrollmentRecord) => boolean }>

/** What can be done with enrolments, with those that are chosen and with each. */
export const useEnrollmentActs = ({ machines, acting }: Pick<EnrollmentRecordsProps, 'machines' | 'acting'>) => {
  const { enrollmentRecordsList: said } = useWords()
  const { begun } = acting
  const plain = useListActs(
    ENROLLMENT_RECORDS_LIST,
    machines.deed,
    acting,
    {
      verify: { icon: BadgeCheck, said: said.acts.verify, isFor: ({ isVerified }: EnrollmentRecord) => !isVerified },
      remind: { icon: BellRing, said: said.acts.remind, isFor: ({ label }: EnrollmentRecord) => label === 'active' },
    },
    nameOf,
  )
  const dropping = useDeed(machines.dropping, ({ outcome }) => begun(outcome))
  const told = useRef<object | null>(null)
  const extending = useActorRef(machines.extending, {}, ({ context: { done } }) => {
    if (done === null || done === told.current) return
    told.current = done
    begun(done.act)
  })
  const extend: Asked = {
    key: 'extend',
    label: said.extending.choose(),
    icon: CalendarPlus,
    isFor: (row) => may('enrollment.extended', row),
    onChoose: (people) => extending.send({ type: 'extension.asked', people }),
  }
  const drop: Asked = {
    key: 'drop',
    label: said.dropping.choose(),
    icon: CircleSlash,
    isDangerous: true,
    isFor: (row) => may('enrollment.dropped', row),
    onChoose: (people) => dropping.send({ type: 'deed.asked', subject: { people, reason: '' } }),
  }
  const rowActOf = ({ isFor, onChoose, ...act }: Asked, row: EnrollmentRecord): readonly RowAct[] =>
    isFor(row) ? [{ ...act, onChoose: () => onChoose(chosenRow(row.id, nameOf(row))) }] : []
  return {
    bulkActs: [extend, ...plain.bulkActs, drop],
    rowActs: (row: EnrollmentRecord): readonly RowAct[] => [
      ...rowActOf(extend, row),
      ...plain.rowActs(row),
      ...rowActOf(drop, row),
    ],
    dialogs: (
      <>
        {plain.dialog}
        <ExtendingDialog actor={extending} />
        <DroppingDialog actor={dropping} />
      </>
    ),
  }
}
