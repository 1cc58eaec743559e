import { useLocation } from 'wouter'

import { LESSON_QUESTIONS } from '../../domain/contract/lesson-questions.list.ts'
import { STUDENT_ENROLLMENTS, STUDENTS_BY_DELIVERY } from '../../domain/contract/student-enrollments.list.ts'
import { isDelivery, type Delivery } from '../../domain/delivery.ts'
import { readListAsked, wholeList, type AskedBeside, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import {
  StudentEnrollmentsPage,
  type StudentsPart,
} from '../../views/pages/student-enrollments/student-enrollments.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import {
  createQuestionDeeds,
  createQuestionList,
  createStudentDeeds,
  createStudentList,
} from '../actors/student-enrollments.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListOrPerson } from '../list-or-person.view.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

/** The tab stands beside what its list is asked for. */
const addressOf = (part: StudentsPart, listed: string): string => {
  if (part === 'online') return listed
  const said = part === 'questions' ? 'view=questions' : `delivery=${part}`
  return listed === '' ? `?${said}` : `${listed}&${said}`
}

const partIn = (query: URLSearchParams): StudentsPart => {
  if (query.get('view') === 'questions') return 'questions'
  return query.get('delivery') === 'inPerson' ? 'inPerson' : 'online'
}

const PARTS: AskedBeside = { view: (part) => part === 'questions', delivery: isDelivery }

const Enrollments = ({ query }: Pick<RouteProps, 'query'>) => {
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'studentEnrollments',
    {
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (of: Delivery, asked: ListAsked) =>
        writeQuery(navigate, pathname, addressOf(of, listAddress(STUDENTS_BY_DELIVERY[of], asked))),
      writeQuestions: (asked: ListAsked) =>
        writeQuery(navigate, pathname, addressOf('questions', listAddress(LESSON_QUESTIONS, asked))),
    },
    ({ writeQuestions, ...here }) => {
      const world = { gateway, ...here }
      return {
        lists: { online: createStudentList(world, 'online'), inPerson: createStudentList(world, 'inPerson') },
        deeds: createStudentDeeds(world),
        questions: createQuestionList(gateway, writeQuestions),
        questionDeeds: createQuestionDeeds(gateway, world.viewerId),
      }
    },
  )
  return (
    <ListWithViews
      list={partIn(query) === 'questions' ? null : STUDENT_ENROLLMENTS}
      query={query}
      hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}
    >
      {(shown) => {
        const part = partIn(shown)
        const delivery: Delivery = part === 'inPerson' ? 'inPerson' : 'online'
        return (
          <StudentEnrollmentsPage
            part={part}
            asked={readListAsked(STUDENTS_BY_DELIVERY[delivery], shown, PARTS)}
            list={machines.lists[delivery]}
            deeds={machines.deeds}
            tell={(notice) => notifications.send({ type: 'notice.given', notice })}
            acting={acting}
            questions={{
              asked: readListAsked(LESSON_QUESTIONS, query),
              machine: machines.questions,
              deeds: machines.questionDeeds,
            }}
            onPart={(chosen) => {
              const list = chosen === 'questions' ? LESSON_QUESTIONS : STUDENTS_BY_DELIVERY[chosen]
              navigate(`${pathname}${addressOf(chosen, listAddress(list, wholeList(list)))}`)
            }}
          />
        )
      }}
    </ListWithViews>
  )
}

const StudentEnrollmentsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  return (
    <ListOrPerson query={query} list="/instructor/student-enrollments" label={shell.menu.studentEnrollments()}>
      <Enrollments query={query} />
    </ListOrPerson>
  )
}

export default StudentEnrollmentsRoute
