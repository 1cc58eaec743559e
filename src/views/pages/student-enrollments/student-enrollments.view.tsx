import { useActorRef } from '@xstate/react'
import { css } from 'styled-system/css'

import type { TaughtCourse } from '../../../domain/contract/student-enrollment.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { DELIVERIES, type Delivery } from '../../../domain/student-enrollment-list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { studentActsMachine } from '../../../machines/student-enrollments/student-acts.machine.ts'
import type { StudentListMachine } from '../../../machines/student-enrollments/student-enrollments.machine.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { ActNews } from './act-news.view.tsx'
import { MessageDialog } from './message-dialog.view.tsx'
import { StudentList } from './student-list.view.tsx'
import { VerifyDialog } from './verify-dialog.view.tsx'

export type StudentEnrollmentsPageProps = Readonly<{
  delivery: Delivery
  asked: ListAsked
  /** Of the students that are looked at. */
  list: StudentListMachine
  acts: typeof studentActsMachine
  courses: ResourceMachine<readonly TaughtCourse[]>
  onDelivery: (delivery: Delivery) => void
}>

const tabs = css({ maxWidth: '[44rem]', marginBlockEnd: { base: '2', lg: '5' } })

const Students = ({ delivery, asked, list, acts, courses }: Omit<StudentEnrollmentsPageProps, 'onDelivery'>) => {
  const actor = useActorRef(acts, { input: { delivery } })
  return (
    <>
      <ActNews actor={actor} />
      <StudentList delivery={delivery} asked={asked} machine={list} acts={actor} courses={courses} />
      <VerifyDialog actor={actor} />
      <MessageDialog actor={actor} />
    </>
  )
}

export const StudentEnrollmentsPage = ({ onDelivery, ...rest }: StudentEnrollmentsPageProps) => {
  const { studentEnrollments: words } = useWords()
  return (
    <ListPage title={words.title()} lead={words.lead()}>
      <div className={tabs}>
        <Segmented
          legend={words.delivery()}
          isLegendHidden
          segments={DELIVERIES.map((value) => ({ value, label: words[value]() }))}
          value={rest.delivery}
          onValueChange={onDelivery}
        />
      </div>
      {/* Other students are another list. */}
      <Students key={rest.delivery} {...rest} />
    </ListPage>
  )
}
