import { css } from 'styled-system/css'

import type { StudentEnrollment } from '../../../domain/contract/student-enrollments.list.ts'
import { DELIVERIES, type Delivery } from '../../../domain/delivery.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { QuestionList, type QuestionListProps } from './question-list.view.tsx'
import { MessageDialog, useStudentDeeds, VerifyDialog, type StudentDeeds } from './student-deeds.view.tsx'
import { StudentList } from './student-list.view.tsx'

/** The students of a delivery, or what they ask. */
export type StudentsPart = Delivery | 'questions'

const PARTS = [...DELIVERIES, 'questions'] as const

export type StudentEnrollmentsPageProps = Readonly<{
  part: StudentsPart
  asked: ListAsked
  /** Of the students that are looked at. */
  list: ListMachine<StudentEnrollment>
  deeds: StudentDeeds
  tell: (notice: Notice) => void
  acting: Acting
  questions: Omit<QuestionListProps, 'tell'>
  onPart: (part: StudentsPart) => void
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
}: Omit<StudentEnrollmentsPageProps, 'part' | 'questions' | 'onPart'> & Readonly<{ delivery: Delivery }>) => {
  const deeds = useStudentDeeds(machines, tell, acting)
  return (
    <>
      <StudentList delivery={delivery} asked={asked} machine={list} deeds={deeds} acting={acting} />
      <VerifyDialog actor={deeds.verifying} />
      <MessageDialog actor={deeds.messaging} />
    </>
  )
}

export const StudentEnrollmentsPage = ({ part, questions, onPart, ...rest }: StudentEnrollmentsPageProps) => {
  const { studentEnrollments: words } = useWords()
  const labelOf = (one: StudentsPart) => (one === 'questions' ? words.questions.tab() : words[one]())
  return (
    <ListPage title={words.title()} lead={part === 'questions' ? words.questions.lead() : words.lead()}>
      <div className={styles.tabs}>
        <Segmented
          legend={words.delivery()}
          isLegendHidden
          segments={PARTS.map((value) => ({ value, label: labelOf(value) }))}
          value={part}
          onValueChange={onPart}
        />
      </div>
      <p className={styles.delivery}>{labelOf(part)}</p>
      {/* Other students are another list. */}
      {part === 'questions' ? (
        <QuestionList {...questions} tell={rest.tell} />
      ) : (
        <Students key={part} delivery={part} {...rest} />
      )}
    </ListPage>
  )
}
