import { css } from 'styled-system/css'

import type { StudentEnrollment } from '../../../domain/contract/student-enrollments.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { DELIVERIES, type Delivery } from '../../../domain/student-enrollment.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { MessageDialog, useStudentDeeds, VerifyDialog, type StudentDeeds } from './student-deeds.view.tsx'
import { StudentList } from './student-list.view.tsx'

export type StudentEnrollmentsPageProps = Readonly<{
  delivery: Delivery
  asked: ListAsked
  /** Of the students that are looked at. */
  list: ListMachine<StudentEnrollment>
  deeds: StudentDeeds
  tell: (notice: Notice) => void
  acting: Acting
  onDelivery: (delivery: Delivery) => void
}>

const styles = {
  tabs: css({ maxWidth: '[44rem]', marginBlockEnd: '2', _print: { display: 'none' } }),
  // On paper the tab is a word.
  delivery: css({ display: 'none', _print: { display: 'block' } }),
}

const Students = ({
  delivery,
  asked,
  list,
  deeds: machines,
  tell,
  acting,
}: Omit<StudentEnrollmentsPageProps, 'onDelivery'>) => {
  const deeds = useStudentDeeds(machines, tell, acting)
  return (
    <>
      <StudentList delivery={delivery} asked={asked} machine={list} deeds={deeds} acting={acting} />
      <VerifyDialog actor={deeds.verifying} />
      <MessageDialog actor={deeds.messaging} />
    </>
  )
}

export const StudentEnrollmentsPage = ({ onDelivery, ...rest }: StudentEnrollmentsPageProps) => {
  const { studentEnrollments: words } = useWords()
  return (
    <ListPage title={words.title()} lead={words.lead()}>
      <div className={styles.tabs}>
        <Segmented
          legend={words.delivery()}
          isLegendHidden
          segments={DELIVERIES.map((value) => ({ value, label: words[value]() }))}
          value={rest.delivery}
          onValueChange={onDelivery}
        />
      </div>
      <p className={styles.delivery}>{words[rest.delivery]()}</p>
      {/* Other students are another list. */}
      <Students key={rest.delivery} {...rest} />
    </ListPage>
  )
}
