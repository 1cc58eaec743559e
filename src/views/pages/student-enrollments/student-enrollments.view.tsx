import { css } from 'styled-system/css'

import type { TaughtCourse } from '../../../domain/contract/student-enrollment.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { DELIVERIES, type Delivery } from '../../../domain/student-enrollment-list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { StudentListMachine } from '../../../machines/student-enrollments/student-enrollments.machine.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { MessageDialog, useStudentDeeds, VerifyDialog, type StudentDeeds } from './student-deeds.view.tsx'
import { StudentList } from './student-list.view.tsx'

export type StudentEnrollmentsPageProps = Readonly<{
  delivery: Delivery
  asked: ListAsked
  /** Of the students that are looked at. */
  list: StudentListMachine
  deeds: StudentDeeds
  courses: ResourceMachine<readonly TaughtCourse[]>
  tell: (notice: Notice) => void
  onDelivery: (delivery: Delivery) => void
}>

const tabs = css({ maxWidth: '[44rem]', marginBlockEnd: { base: '2', lg: '5' } })

const Students = ({
  delivery,
  asked,
  list,
  deeds: machines,
  courses,
  tell,
}: Omit<StudentEnrollmentsPageProps, 'onDelivery'>) => {
  const deeds = useStudentDeeds(machines, tell)
  return (
    <>
      <StudentList delivery={delivery} asked={asked} machine={list} deeds={deeds} courses={courses} />
      <VerifyDialog actor={deeds.verifying} />
      <MessageDialog actor={deeds.messaging} />
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
