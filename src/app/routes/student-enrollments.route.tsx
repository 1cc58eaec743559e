import { useState } from 'react'
import { useLocation } from 'wouter'

import { STUDENT_ENROLLMENTS, STUDENTS_BY_DELIVERY } from '../../domain/contract/student-enrollments.list.ts'
import { readListAsked, wholeList, type ListAsked } from '../../domain/list.ts'
import { type Delivery } from '../../domain/student-enrollment.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { StudentEnrollmentsPage } from '../../views/pages/student-enrollments/student-enrollments.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createStudentDeeds, createStudentList } from '../actors/student-enrollments.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListOrPerson } from '../list-or-person.view.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

/** The tab stands beside what its list is asked for. */
const addressOf = (delivery: Delivery, listed: string): string => {
  if (delivery === 'online') return listed
  return listed === '' ? `?delivery=${delivery}` : `${listed}&delivery=${delivery}`
}

const Enrollments = ({ query }: Pick<RouteProps, 'query'>) => {
  const { gateway } = useApp()
  const { auth, notifications, acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() => {
    const world = {
      gateway,
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (of: Delivery, asked: ListAsked) =>
        writeQuery(navigate, pathname, addressOf(of, listAddress(STUDENTS_BY_DELIVERY[of], asked))),
    }
    return {
      lists: { online: createStudentList(world, 'online'), inPerson: createStudentList(world, 'inPerson') },
      deeds: createStudentDeeds(world),
    }
  })
  return (
    <ListWithViews list={STUDENT_ENROLLMENTS} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => {
        const delivery: Delivery = shown.get('delivery') === 'inPerson' ? 'inPerson' : 'online'
        return (
          <StudentEnrollmentsPage
            delivery={delivery}
            asked={readListAsked(STUDENTS_BY_DELIVERY[delivery], shown)}
            list={machines.lists[delivery]}
            deeds={machines.deeds}
            tell={(notice) => notifications.send({ type: 'notice.given', notice })}
            acting={acting}
            onDelivery={(chosen) => {
              const list = STUDENTS_BY_DELIVERY[chosen]
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
